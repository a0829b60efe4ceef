import { recordPath } from '../../../domain/access/recordPath.ts';
import type { RequestTask } from '../../../domain/dashboard/Task.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { RouteLine } from '../../shared/freight/RouteLine.tsx';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { DeadlineRow } from './DeadlineRow.tsx';
import { useDashboardTexts } from './useDashboardTexts.ts';
import { useLeft } from './useLeft.ts';

/** A request with offers to choose from. */
export const RequestTaskRow = ({ request, due }: RequestTask) => {
  const { tasks: words } = useDashboardTexts();
  const money = useMoneyText();
  const leftOf = useLeft();
  const number = numberFormat(useLocale());
  const {
    id,
    reference,
    stops,
    offers: { live, best },
  } = request;
  return (
    <DeadlineRow
      to={recordPath('requests', id)}
      left={due === undefined ? '' : leftOf(due)}
      what={<RouteLine stops={(stops ?? []).map(({ place }) => place ?? {})} />}
      why={best ? [words.offers(number.format(live), live === 1, money(best))] : []}
      reference={reference}
      way={words.way.toDecide}
    />
  );
};
