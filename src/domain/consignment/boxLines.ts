import { temperaturesOf } from '../request/cargoTotals.ts';
import { foldRecord } from '../shipment/foldRecord.ts';
import { holdingProof } from '../shipment/holdingProof.ts';
import type { ShipmentRecord } from '../shipment/Shipment.ts';
import { addressLines } from './addressLines.ts';
import type { ConsignmentNote } from './ConsignmentNote.ts';
import type { Consignment } from './consignments.ts';
import { noteNumber } from './noteNumber.ts';
import { noteDay, noteTime, noteWindow } from './noteTime.ts';
import type { NoteWords } from './NoteWords.ts';
import { partyLines } from './partyLines.ts';
import { receiptLines } from './receiptLines.ts';
import { reservations } from './reservations.ts';

const written = (lines: readonly (string | undefined)[]): readonly string[] =>
  lines.filter((line): line is string => line !== undefined && line.trim() !== '');

/** What stands in the boxes of a note beside the table of goods. 14, 15, 17, 20, 22 and 23 are filled in by hand. */
export const boxLines = (
  shipment: ShipmentRecord,
  { delivery, pickups, cargo }: Consignment,
  words: NoteWords,
  now: number,
): ConsignmentNote['boxes'] => {
  const { stops, shipper, carrier, assignment, required, notes, documents } = shipment;
  const folded = foldRecord(shipment);
  const zoneOf = (stop: number): string | undefined => stops[stop]?.window?.timeZone;
  const to = stops[delivery];
  const consignee = to?.place ?? {};
  const [first = 0] = pickups;
  const takenOver = folded.stops[first]?.departedAt ?? undefined;
  const temperature = temperaturesOf(cargo) ?? required.temperatureC;
  const visit = (stop: number, word: 'arrived' | 'departed'): string | undefined => {
    const at = folded.stops[stop]?.[`${word}At`];
    return at === null || at === undefined ? undefined : words[word](noteTime(at, zoneOf(stop)));
  };
  // On one line each, so that box 16 holds a long name, too.
  const [carrierName, ...carrierAddress] = partyLines(carrier);
  const agreed = to?.window && noteWindow(to.window);
  return {
    1: written(partyLines(shipper)),
    2: written([
      consignee.name,
      ...addressLines(consignee),
      consignee.contact && words.contact(consignee.contact.name, consignee.contact.phone),
    ]),
    3: written(addressLines(consignee)),
    4: written(
      pickups.flatMap((stop) => {
        const { place = {}, window = {} } = stops[stop] ?? {};
        return [
          [place.name, ...addressLines(place)].filter(Boolean).join(', '),
          noteWindow(window),
          visit(stop, 'arrived'),
          visit(stop, 'departed'),
        ];
      }),
    ),
    5: documents.flatMap(({ type, files }) => {
      const name = words.documents[type];
      return name === undefined ? [] : [`${name}: ${files.map((file) => file.name).join(', ')}`];
    }),
    13: written([
      notes,
      temperature && words.temperature(noteNumber(temperature.min), noteNumber(temperature.max)),
      ...[...pickups, delivery].map((stop) => {
        const { note, place } = stops[stop] ?? {};
        return note === undefined ? undefined : words.atStop(place?.city ?? place?.name ?? '', note);
      }),
    ]),
    14: [],
    15: [],
    16: written([
      carrierName,
      carrierAddress.join(', '),
      written([
        assignment && words.vehicle(assignment.vehicle.plate),
        assignment?.trailer && words.trailer(assignment.trailer.plate),
      ]).join(', '),
      assignment && words.driver(assignment.driver.name),
    ]),
    17: [],
    18: reservations(shipment, pickups, words),
    19: written([agreed && words.agreed(agreed)]),
    20: [],
    21: [words.madeOut(stops[first]?.place?.city ?? '', noteDay(takenOver ?? now, zoneOf(first)))],
    22: [],
    23: [],
    24: to ? receiptLines(holdingProof(documents, delivery), to, folded.stops[delivery], words) : [],
  };
};
