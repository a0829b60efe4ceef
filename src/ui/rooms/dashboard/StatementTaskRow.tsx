import { recordPath } from '../../../domain/access/recordPath.ts';
import type { StatementTask } from '../../../domain/dashboard/Task.ts';
import { RouteLine } from '../../shared/freight/RouteLine.tsx';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useNow } from '../../shared/useNow.ts';
import { DeadlineRow } from './DeadlineRow.tsx';
import { useDashboardTexts } from './useDashboardTexts.ts';
import { useLeft } from './useLeft.ts';

/** A statement that waits for its shipper to approve it. */
export const StatementTaskRow = ({ statement, due }: StatementTask) => {
  const { tasks: words } = useDashboardTexts();
  const money = useMoneyText();
  const now = useNow('minute').getTime();
  const leftOf = useLeft();
  const { id, reference, invoice, fromCity, toCity, carrier, currency, sums } = statement;
  const total = money({ amountMinor: sums.totalMinor, currency });
  return (
    <DeadlineRow
      to={recordPath('statements', id)}
      left={due === undefined ? '' : leftOf(due)}
      isBad={due !== undefined && Date.parse(due) <= now}
      what={<RouteLine stops={[{ city: fromCity }, { city: toCity }]} />}
      why={[words.toApprove(total), carrier.name]}
      reference={invoice ?? reference}
      way={words.way.toApprove}
    />
  );
};
