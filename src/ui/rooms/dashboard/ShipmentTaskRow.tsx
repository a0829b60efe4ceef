import { recordPath } from '../../../domain/access/recordPath.ts';
import type { ShipmentTask } from '../../../domain/dashboard/Task.ts';
import { lateMinutes } from '../../../domain/shipment/lateMinutes.ts';
import { durationText } from '../../shared/freight/durationText.ts';
import { RouteLine } from '../../shared/freight/RouteLine.tsx';
import { useAge } from '../../shared/freight/useAge.ts';
import { useRiskText } from '../../shared/freight/useRiskText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useNow } from '../../shared/useNow.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { DeadlineRow } from './DeadlineRow.tsx';
import { useDashboardTexts } from './useDashboardTexts.ts';
import { useLeft } from './useLeft.ts';

/** A shipment that waits for somebody, why, and what to do about it. */
export const ShipmentTaskRow = ({ kind, shipment, due }: ShipmentTask) => {
  const { tasks: words } = useDashboardTexts();
  const { audience } = useWorkplace().membership;
  const locale = useLocale();
  const now = useNow('minute').getTime();
  const leftOf = useLeft();
  const age = useAge();
  const riskOf = useRiskText();
  const { id, reference, stops, nextStop, shipper, carrier, lastEvent } = shipment;
  const town = stops[nextStop ?? -1]?.place?.city ?? '';
  const late = kind === 'late' ? lateMinutes(shipment, now) : 0;
  const risk = kind === 'late' ? riskOf(shipment)?.detail : undefined;
  const sinceOrLeft = due === undefined ? age(lastEvent?.at ?? shipment.updatedAt) : leftOf(due);
  const isPast = due !== undefined && Date.parse(due) <= now;
  return (
    <DeadlineRow
      to={recordPath('shipments', id)}
      left={late > 0 ? words.late(durationText(late, locale)) : sinceOrLeft}
      isBad={isPast}
      what={<RouteLine stops={stops.map(({ place }) => place ?? {})} />}
      why={[
        late > 0 ? words.notArrived(town) : (risk && words.atRisk(risk)) || words.why[kind](town, isPast),
        (audience === 'fleet' ? shipper : carrier).name,
      ]}
      reference={reference}
      way={words.way[kind]}
    />
  );
};
