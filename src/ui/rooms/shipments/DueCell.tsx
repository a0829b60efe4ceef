import { arrivalDue } from '../../../domain/shipment/arrivalDue.ts';
import { lateMinutes } from '../../../domain/shipment/lateMinutes.ts';
import type { Shipment } from '../../../domain/shipment/Shipment.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { latenessText } from '../../shared/freight/latenessText.ts';
import { useTimeLeft } from '../../shared/freight/useTimeLeft.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useNow } from '../../shared/useNow.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';

const minute = 60_000;

/** How long a truck has until the window of its next stop closes, or how late it is; that it will be late comes first. */
export const DueCell = ({ shipment }: { readonly shipment: Shipment }) => {
  const { due } = useShipmentTexts().list;
  const locale = useLocale();
  const timeLeft = useTimeLeft();
  const late = lateMinutes(shipment, useNow(minute).getTime());
  if (late > 0) return <StatusBadge tone="warning">{due.late(latenessText(late, locale))}</StatusBadge>;
  if (shipment.flags.includes('late')) return <StatusBadge tone="warning">{due.atRisk}</StatusBadge>;
  const until = arrivalDue(shipment);
  if (until === undefined) return null;
  const left = timeLeft(until);
  return <time dateTime={until}>{left === undefined ? due.now : due.in(left)}</time>;
};
