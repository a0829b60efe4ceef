import { noteTime } from '../consignment/noteTime.ts';
import { partyLines } from '../consignment/partyLines.ts';
import { ownField } from '../outside/ownField.ts';
import { deliveredInFull } from '../shipment/deliveredInFull.ts';
import type { FoldedShipment } from '../shipment/FoldedShipment.ts';
import { provenDeliveries } from '../shipment/provenDeliveries.ts';
import type { ShipmentRecord } from '../shipment/Shipment.ts';
import type { SheetBlock } from '../sheet/Sheet.ts';
import type { PackWords } from './PackWords.ts';

const resultOf = (shipment: ShipmentRecord, folded: FoldedShipment): keyof PackWords['results'] => {
  if (provenDeliveries(shipment, folded).some(({ proof }) => proof === undefined)) return 'open';
  return deliveredInFull(shipment, folded) ? 'whole' : 'differs';
};

/** Who verified the proofs, or that the clock did. */
const standingOf = ({ events, shipper, stops }: ShipmentRecord, isOpen: boolean, words: PackWords): string => {
  const completed = events.findLast(({ type }) => type === 'completed');
  if (completed === undefined) return isOpen ? words.unproven : words.toVerify;
  const time = noteTime(completed.at, stops.at(-1)?.window?.timeZone);
  return ownField(completed.data, 'automatic') === true ? words.automatic(time) : words.verified(shipper.name, time);
};

/** Whose shipment it is, what came of it, and whether the shipper agrees. */
export const packHead = (
  shipment: ShipmentRecord,
  folded: FoldedShipment,
  record: string,
  words: PackWords,
): SheetBlock => {
  const { shipper, carrier, assignment } = shipment;
  const result = resultOf(shipment, folded);
  const trailer = assignment?.trailer && words.trailer(assignment.trailer.plate);
  return {
    kind: 'facts',
    facts: [
      [words.shipper, partyLines(shipper).join(', ')],
      [words.carrier, partyLines(carrier).join(', ')],
      ...(assignment
        ? ([
            [words.truck, [assignment.vehicle.plate, trailer].filter(Boolean).join(', ')],
            [words.driver, assignment.driver.name],
          ] as const)
        : []),
      [words.result, words.results[result]],
      [words.standing, standingOf(shipment, result === 'open', words)],
      ...(record === '' ? [] : ([[words.record, record]] as const)),
    ],
  };
};
