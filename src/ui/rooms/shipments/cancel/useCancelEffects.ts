import { cancellationFee } from '../../../../domain/shipment/cancellationFee.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useMoneyText } from '../../../shared/freight/useMoneyText.ts';
import { useNow } from '../../../shared/useNow.ts';
import { useFolded } from '../useFolded.ts';
import { useOwnSide } from '../useOwnSide.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

/** What follows if this shipment is cancelled or taken back now, a sentence each. */
export const useCancelEffects = (shipment: ShipmentRecord, takesBack: boolean) => {
  const { stops, price, terms } = shipment;
  const { status } = useFolded(shipment);
  const { cancel: words, ending } = useShipmentTexts();
  const money = useMoneyText();
  const now = useNow('minute').getTime();
  const isOver = Date.parse(stops[0]?.window?.to ?? '') <= now;
  const isAgreed = terms.cancellationFeeMinor > 0;
  if (useOwnSide() === 'carrier') return [...words.fleetFollows, ...(isAgreed ? [words.noFeeForFleet] : [])];
  if (takesBack) return [words.takeBackFollows[0], isOver ? ending.expired : words.takeBackFollows[1], ending.noFault];
  const fee = { ...price, amountMinor: cancellationFee({ side: 'shipper', from: status }, terms) };
  const noFee = isAgreed ? words.noFeeYet : words.noFee;
  return [
    ...(status === 'dispatched' ? [ending.onTheWay] : []),
    ...(status === 'at_pickup' ? [ending.there] : []),
    ...words.officeFollows,
    fee.amountMinor > 0 ? words.fee(money(fee)) : noFee,
  ];
};
