import { Link } from 'react-router-dom';
import { roomPath } from '../../../domain/access/roomPath.ts';
import type { Carrier, Share } from '../../../domain/carrier/Carrier.ts';
import { isNewHere } from '../../../domain/carrier/isNewHere.ts';
import { Card } from '../../components/Card.tsx';
import { FactList } from '../../components/FactList.tsx';
import { localDay } from '../../components/localDay.ts';
import { durationText } from '../../shared/freight/durationText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { usePercent } from '../../shared/usePercent.ts';
import { useCarrierTexts } from './useCarrierTexts.ts';

const lines = ['onTimePickup', 'onTime', 'notified', 'accepted', 'hitRate', 'fallOff', 'tracked', 'proof'] as const;

/** How a carrier did, each figure with the number of its cases; of too few only that. */
export const ScorecardCard = ({ carrier: { id, scorecard } }: { readonly carrier: Carrier }) => {
  const { page } = useCarrierTexts();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const percent = usePercent();
  const told = (n: number, figure: ((count: string) => string) | undefined): string => {
    if (n === 0) return page.none;
    return figure === undefined ? page.tooFew(number.format(n)) : figure(number.format(n));
  };
  const share = ({ n, share: found }: Share): string =>
    told(n, found === undefined ? undefined : (count) => page.of(percent(found), count));
  const { days, completed, answer, lastUsedAt } = scorecard;
  const { medianMin } = answer;
  return (
    <Card
      title={page.record}
      aside={<Link to={`${roomPath('reports')}/scorecard?group=${encodeURIComponent(id)}#cases`}>{page.toReport}</Link>}
    >
      <FactList
        variant="rows"
        none={page.none}
        facts={[
          {
            title: page.completed,
            value: isNewHere(completed, days) ? page.newHere(number.format(completed)) : number.format(completed),
          },
          ...lines.map((line) => ({ title: page[line], value: share(scorecard[line]) })),
          {
            title: page.answer,
            value: told(
              answer.n,
              medianMin === undefined ? undefined : (count) => page.median(durationText(medianMin, locale), count),
            ),
          },
          { title: page.lastUsed, value: lastUsedAt === undefined ? page.never : localDay(lastUsedAt, locale) },
        ]}
      />
    </Card>
  );
};
