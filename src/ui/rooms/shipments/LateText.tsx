import type { Shipment } from '../../../domain/shipment/Shipment.ts';
import { durationText } from '../../shared/freight/durationText.ts';
import { useRiskText } from '../../shared/freight/useRiskText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useNow } from '../../shared/useNow.ts';
import { lateMinutes } from '../../../domain/shipment/lateMinutes.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';

/** "40 min past the window", or "3 h late at the pickup in Lyon" while that can still be changed; nothing while it is on time. */
export const LateText = ({ shipment }: { readonly shipment: Shipment }) => {
  const { page } = useShipmentTexts();
  const riskOf = useRiskText();
  const locale = useLocale();
  const late = lateMinutes(shipment, useNow('minute').getTime());
  const text = late > 0 ? page.lateBy(durationText(late, locale)) : riskOf(shipment)?.detail;
  return text !== undefined && <strong>{text}</strong>;
};
