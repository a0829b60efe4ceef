import { arrivalDue } from '../../../domain/shipment/arrivalDue.ts';
import { lateMinutes } from '../../../domain/shipment/lateMinutes.ts';
import type { Shipment } from '../../../domain/shipment/Shipment.ts';
import { CellLines } from '../../components/list/CellLines.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { clockText } from '../../shared/freight/clockText.ts';
import { latenessText } from '../../shared/freight/latenessText.ts';
import { useRiskText } from '../../shared/freight/useRiskText.ts';
import { useTimeLeft } from '../../shared/freight/useTimeLeft.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useNow } from '../../shared/useNow.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';

/** When the window of a truck's next stop closes, by the clock there, or how late it is; that it will be late comes first. */
export const DueCell = ({ shipment }: { readonly shipment: Shipment }) => {
  const { due } = useShipmentTexts().list;
  const locale = useLocale();
  const timeLeft = useTimeLeft();
  const riskOf = useRiskText();
  const now = useNow('minute').getTime();
  const late = lateMinutes(shipment, now);
  if (late > 0) return <StatusBadge tone="warning">{due.late(latenessText(late, locale))}</StatusBadge>;
  const risk = riskOf(shipment);
  if (risk)
    return (
      <CellLines caption={risk.brief}>
        <StatusBadge tone="warning">{risk.name}</StatusBadge>
      </CellLines>
    );
  const until = arrivalDue(shipment);
  if (until === undefined) return null;
  const left = timeLeft(until);
  if (left === undefined) return <time dateTime={until}>{due.now}</time>;
  const zone = shipment.stops[shipment.nextStop ?? -1]?.window?.timeZone;
  return (
    <CellLines caption={due.in(left)}>
      <time dateTime={until}>{clockText(Date.parse(until), now, zone, locale)}</time>
    </CellLines>
  );
};
