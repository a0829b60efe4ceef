import type { FoldedShipment } from '../../../domain/shipment/FoldedShipment.ts';
import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import { waitingAt } from '../../../domain/shipment/waitingAt.ts';
import { durationText } from '../../shared/freight/durationText.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useNow } from '../../shared/useNow.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';

/** Words how long the truck was at a stop, and what that comes to by the terms; undefined where it was not. */
export const useWaitingText = ({ price, terms }: ShipmentRecord, { plan, stops, status }: FoldedShipment) => {
  const { stops: words } = useShipmentTexts();
  const money = useMoneyText();
  const locale = useLocale();
  const now = useNow('minute').getTime();
  return (at: number): string | undefined => {
    const [planned, visit] = [plan[at], stops[at]];
    if (!planned || !visit) return undefined;
    const { type, window } = planned;
    const waiting = waitingAt({ type, window, ...visit }, terms, status === 'cancelled' ? null : now);
    if (waiting.state === 'unproven' || visit.arrivedAt === null) return undefined;
    const time = words.waiting(durationText(waiting.dwellMin, locale));
    return [
      waiting.state === 'running' ? `${time} ${words.running}` : time,
      ...(waiting.chargeMinor > 0 ? [words.charge(money({ ...price, amountMinor: waiting.chargeMinor }))] : []),
    ].join(', ');
  };
};
