import { arrivalRisk } from '../../../domain/shipment/arrivalRisk.ts';
import type { Shipment } from '../../../domain/shipment/Shipment.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';
import { useNow } from '../useNow.ts';
import { latenessText } from './latenessText.ts';

interface RiskText {
  /** "At risk" */
  readonly name: string;
  /** "3 h late at the pickup in Lyon"; undefined if nobody knows by how much. */
  readonly detail: string | undefined;
  /** The same where the next stop stands beside it: "3 h late". */
  readonly brief: string | undefined;
}

/** Says that a shipment will be late, where and by how much; undefined of one in time, or late already. Updates by the minute. */
export const useRiskText = (): ((shipment: Shipment) => RiskText | undefined) => {
  const { risk, noTown } = useAdminTexts().freight;
  const locale = useLocale();
  const now = useNow('minute').getTime();
  return (shipment) => {
    const found = arrivalRisk(shipment, now);
    if (!found) return undefined;
    const { stop, minutes } = found;
    const at = stop === undefined ? undefined : shipment.stops[stop];
    if (!at || minutes === undefined) return { name: risk.name, detail: undefined, brief: undefined };
    const late = at.type === 'pickup' ? risk.atPickup : risk.atDelivery;
    const time = latenessText(minutes, locale);
    const detail = late(time, at.place?.city ?? noTown);
    return { name: risk.name, detail, brief: stop === shipment.nextStop ? risk.late(time) : detail };
  };
};
