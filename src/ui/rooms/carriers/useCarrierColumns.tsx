import type { Carrier, Share } from '../../../domain/carrier/Carrier.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { CellLines } from '../../components/list/CellLines.tsx';
import type { Column } from '../../components/list/Column.ts';
import { RowName } from '../../components/list/RowName.tsx';
import { localDay } from '../../components/localDay.ts';
import { durationText } from '../../shared/freight/durationText.ts';
import { RecordLink } from '../../shared/record/RecordLink.tsx';
import { useLocale } from '../../shared/useLocale.ts';
import { usePercent } from '../../shared/usePercent.ts';
import { StandingBadge } from './StandingBadge.tsx';
import { useCarrierTexts } from './useCarrierTexts.ts';

/** Columns of the carriers; the first links to the carrier. A figure of too few cases is told as their number. */
export const useCarrierColumns = (): readonly Column<Carrier>[] => {
  const { list, page } = useCarrierTexts();
  const { columns, of } = list;
  const locale = useLocale();
  const number = numberFormat(locale);
  const percent = usePercent();
  const shareCell = ({ n, share }: Share) =>
    n > 0 ? (
      <CellLines caption={of(number.format(n))} leadsOn>
        {share === undefined ? '–' : percent(share)}
      </CellLines>
    ) : undefined;
  return [
    {
      key: 'name',
      title: columns.name,
      cell: ({ id, name }) => (
        <RowName>
          <RecordLink room="carriers" id={id}>
            {name}
          </RecordLink>
        </RowName>
      ),
    },
    {
      key: 'standing',
      title: columns.standing,
      onCard: 'firstEnd',
      cell: (carrier) => <StandingBadge carrier={carrier} />,
    },
    {
      key: 'lists',
      title: columns.lists,
      onCard: 'second',
      spare: true,
      cell: ({ lists }) => lists.map(({ name }) => name).join(', '),
    },
    {
      key: 'completed',
      title: columns.completed,
      numeric: true,
      onCard: 'none',
      cell: ({ scorecard }) => number.format(scorecard.completed),
    },
    {
      key: 'onTime',
      csv: ['onTime', 'onTimeOf'],
      title: columns.onTime,
      numeric: true,
      cell: ({ scorecard }) => shareCell(scorecard.onTime),
    },
    {
      key: 'hitRate',
      csv: ['hitRate', 'hitRateOf'],
      title: columns.hitRate,
      numeric: true,
      onCard: 'none',
      cell: ({ scorecard }) => shareCell(scorecard.hitRate),
    },
    {
      key: 'fallOff',
      csv: ['fallOff', 'fallOffOf'],
      title: columns.fallOff,
      numeric: true,
      cell: ({ scorecard }) => shareCell(scorecard.fallOff),
    },
    {
      key: 'answer',
      title: columns.answer,
      numeric: true,
      cell: ({ scorecard: { answer } }) => {
        if (answer.medianMin !== undefined) return durationText(answer.medianMin, locale);
        return answer.n > 0 ? page.tooFew(number.format(answer.n)) : undefined;
      },
    },
    {
      key: 'lastUsed',
      title: columns.lastUsed,
      onCard: 'third',
      titled: true,
      cell: ({ scorecard: { lastUsedAt } }) =>
        lastUsedAt === undefined ? undefined : <time dateTime={lastUsedAt}>{localDay(lastUsedAt, locale)}</time>,
    },
    { key: 'note', title: columns.note, spare: true, cell: ({ note }) => note && <CellLines>{note}</CellLines> },
  ];
};
