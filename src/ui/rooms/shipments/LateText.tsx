import type { Shipment } from '../../../domain/shipment/Shipment.ts';
import { durationText } from '../../shared/freight/durationText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useNow } from '../../shared/useNow.ts';
import { lateMinutes } from '../../../domain/shipment/lateMinutes.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';

const minute = 60_000;

/** "40 min past the window"; nothing while it is on time. */
export const LateText = ({ shipment }: { readonly shipment: Shipment }) => {
  const { page } = useShipmentTexts();
  const locale = useLocale();
  const late = lateMinutes(shipment, useNow(minute).getTime());
  return late > 0 && <strong>{page.lateBy(durationText(late, locale))}</strong>;
};
