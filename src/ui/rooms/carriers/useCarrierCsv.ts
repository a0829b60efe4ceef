import type { Carrier, Share } from '../../../domain/carrier/Carrier.ts';
import { csvOfParts } from '../../shared/record/csvOfParts.ts';
import { useCarrierTexts } from './useCarrierTexts.ts';

/** In percent, to one decimal. */
const percentOf = ({ share }: Share): number | undefined =>
  share === undefined ? undefined : Math.round(share * 1000) / 10;

/** What a file of carriers holds. */
export const useCarrierCsv = () => {
  const { favourite: favouriteText, blocked: blockedText, list } = useCarrierTexts();
  const { columns } = list;
  return csvOfParts<Carrier>(list.fileName, [
    { key: 'name', title: columns.name, cell: ({ name }) => name },
    {
      key: 'standing',
      title: columns.standing,
      cell: ({ favourite, blocked }) => (blocked ? blockedText : favourite ? favouriteText : list.plain),
    },
    { key: 'lists', title: columns.lists, cell: ({ lists }) => lists.map(({ name }) => name).join(', ') },
    { key: 'completed', title: columns.completed, cell: ({ scorecard }) => scorecard.completed },
    { key: 'onTime', title: columns.onTimeShare, cell: ({ scorecard }) => percentOf(scorecard.onTime) },
    { key: 'onTimeOf', title: columns.onTimeOf, cell: ({ scorecard }) => scorecard.onTime.n },
    { key: 'hitRate', title: columns.hitShare, cell: ({ scorecard }) => percentOf(scorecard.hitRate) },
    { key: 'hitRateOf', title: columns.hitOf, cell: ({ scorecard }) => scorecard.hitRate.n },
    { key: 'fallOff', title: columns.fallOffShare, cell: ({ scorecard }) => percentOf(scorecard.fallOff) },
    { key: 'fallOffOf', title: columns.fallOffOf, cell: ({ scorecard }) => scorecard.fallOff.n },
    { key: 'answer', title: columns.answerMin, cell: ({ scorecard }) => scorecard.answer.medianMin },
    { key: 'lastUsed', title: columns.lastUsed, cell: ({ scorecard }) => scorecard.lastUsedAt },
    { key: 'note', title: columns.note, cell: ({ note }) => note },
  ]);
};
