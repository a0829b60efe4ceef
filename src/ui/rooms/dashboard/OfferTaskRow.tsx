import { recordPath } from '../../../domain/access/recordPath.ts';
import type { OfferTask } from '../../../domain/dashboard/Task.ts';
import { RouteLine } from '../../shared/freight/RouteLine.tsx';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { DeadlineRow } from './DeadlineRow.tsx';
import { useDashboardTexts } from './useDashboardTexts.ts';
import { useLeft } from './useLeft.ts';

/** An offer that waits for its fleet: a counter-offer to answer, or a price to confirm. */
export const OfferTaskRow = ({ kind, offer, due }: OfferTask) => {
  const { tasks: words } = useDashboardTexts();
  const money = useMoneyText();
  const leftOf = useLeft();
  const { id, amount, counter, load, shipper } = offer;
  const own = money(amount);
  const isCountered = kind === 'countered' && counter !== undefined;
  return (
    <DeadlineRow
      to={recordPath('offers', id)}
      left={leftOf(due)}
      what={<RouteLine stops={load?.stops ?? []} />}
      why={[
        isCountered ? words.countered(shipper.name, money(counter.amount), own) : words.outdated(shipper.name, own),
      ]}
      way={isCountered ? words.way.countered : words.way.outdated}
    />
  );
};
