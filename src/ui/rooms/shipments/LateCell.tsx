import { lateMinutes } from '../../../domain/shipment/lateMinutes.ts';
import type { Shipment } from '../../../domain/shipment/Shipment.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { latenessText } from '../../shared/freight/latenessText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useNow } from '../../shared/useNow.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';

const minute = 60_000;

/** How late a shipment is, or that it will be. */
export const LateCell = ({ shipment }: { readonly shipment: Shipment }) => {
  const { expectedLate } = useShipmentTexts().list;
  const locale = useLocale();
  const late = lateMinutes(shipment, useNow(minute).getTime());
  if (late === 0 && !shipment.flags.includes('late')) return null;
  return <StatusBadge tone="warning">{late > 0 ? latenessText(late, locale) : expectedLate}</StatusBadge>;
};
