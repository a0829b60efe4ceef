import type { Scorecard } from '../../../../domain/carrier/Carrier.ts';
import { CellLines } from '../../../components/list/CellLines.tsx';
import { useLocale } from '../../../shared/useLocale.ts';
import { usePercent } from '../../../shared/usePercent.ts';
import { useRequestTexts } from '../useRequestTexts.ts';

/** How often a carrier was on time and how often it gave a trip back; of too few trips for a share, only how many there were. */
export const CarrierRecord = ({ scorecard: { onTime, fallOff, completed } }: { readonly scorecard: Scorecard }) => {
  const { record } = useRequestTexts().offers;
  const locale = useLocale();
  const percent = usePercent();
  const trips = Math.max(completed, onTime.n);
  const isEnough = onTime.share !== undefined;
  const facts = [
    ...(isEnough ? [record.of(new Intl.NumberFormat(locale).format(onTime.n))] : []),
    ...(fallOff.share !== undefined && fallOff.share > 0 ? [record.givenBack(percent(fallOff.share))] : []),
  ];
  return (
    <CellLines caption={facts.length > 0 ? facts.join(', ') : undefined}>
      {isEnough ? percent(onTime.share) : trips === 0 ? record.none : record.trips(trips)}
    </CellLines>
  );
};
