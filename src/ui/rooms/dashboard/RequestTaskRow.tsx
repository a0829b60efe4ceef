import { recordPath } from '../../../domain/access/recordPath.ts';
import type { RequestTask } from '../../../domain/dashboard/Task.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { RouteLine } from '../../shared/freight/RouteLine.tsx';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useTimeLeft } from '../../shared/freight/useTimeLeft.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useNow } from '../../shared/useNow.ts';
import { DeadlineRow } from './DeadlineRow.tsx';
import { useDashboardTexts } from './useDashboardTexts.ts';
import { useLeft } from './useLeft.ts';

/** A request with offers to choose from, or one whose pickup is near while no carrier has it. */
export const RequestTaskRow = ({ kind, request, due }: RequestTask) => {
  const { tasks: words } = useDashboardTexts();
  const money = useMoneyText();
  const leftOf = useLeft();
  const timeLeft = useTimeLeft();
  const now = useNow('minute').getTime();
  const number = numberFormat(useLocale());
  const {
    id,
    reference,
    stops,
    offers: { live, best },
  } = request;
  const isPast = due !== undefined && Date.parse(due) <= now;
  const isPickup = kind === 'uncovered' && due === stops?.[0]?.window?.from;
  const untilPickup = isPickup && due !== undefined ? timeLeft(due) : undefined;
  const told = due === undefined ? '' : leftOf(due);
  return (
    <DeadlineRow
      to={recordPath('requests', id)}
      left={untilPickup === undefined ? told : words.pickupIn(untilPickup)}
      isBad={isPast}
      what={<RouteLine stops={(stops ?? []).map(({ place }) => place ?? {})} />}
      why={[
        ...(kind === 'uncovered' ? [words.uncovered] : []),
        ...(best ? [words.offers(number.format(live), live === 1, money(best))] : []),
      ]}
      reference={reference}
      way={best ? words.way.toDecide : words.way.uncovered}
    />
  );
};
