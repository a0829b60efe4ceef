import { totalKg } from '../request/cargoTotals.ts';
import type { CargoLine } from '../request/RequestContent.ts';
import { holdingProof } from '../shipment/holdingProof.ts';
import type { ShipmentRecord } from '../shipment/Shipment.ts';
import { readSignaturePath } from '../shipment/signaturePath.ts';
import { adrTotals } from './adrTotals.ts';
import { boxLines } from './boxLines.ts';
import type { ConsignmentNote, NoteGoods } from './ConsignmentNote.ts';
import { consignments } from './consignments.ts';
import { noteDraft } from './noteDraft.ts';
import { noteGoods } from './noteGoods.ts';
import { noteNumber } from './noteNumber.ts';
import type { NoteWords } from './NoteWords.ts';

const noGoods: NoteGoods = {
  marks: [],
  count: [],
  packing: [],
  nature: [],
  statistical: [],
  grossKg: [],
  volumeM3: [],
};

const totalOf = (cargo: readonly CargoLine[], key: 'count' | 'volumeM3'): string => {
  const sum = cargo.reduce((total, line) => total + (line[key] ?? 0), 0);
  return sum > 0 ? noteNumber(sum) : '';
};

/**
 * The consignment notes of a shipment, one for each consignee. `now`, in epoch milliseconds, is when a note is made out whose
 * goods were not taken over yet. `record` is what the paper says of its electronic record.
 */
export const consignmentNotes = (
  shipment: ShipmentRecord,
  words: NoteWords,
  now: number,
  record: string,
): readonly ConsignmentNote[] => {
  const { reference, stops, cargo, documents } = shipment;
  const all = consignments(stops, cargo);
  const points = adrTotals(cargo, words);
  return all.map((consignment, at) => {
    const [from, to] = [consignment.pickups[0] ?? 0, consignment.delivery].map((stop) => stops[stop]?.place?.country);
    const isDangerous = consignment.cargo.some(({ dangerous }) => dangerous !== undefined);
    const kg = totalKg(consignment.cargo);
    return {
      number: all.length > 1 ? `${reference}/${at + 1}` : reference,
      reference,
      record,
      isInternational: from === undefined || to === undefined || from !== to,
      boxes: boxLines(shipment, consignment, words, now),
      signature: readSignaturePath(holdingProof(documents, consignment.delivery)?.signature),
      goods: [
        ...consignment.cargo.map((line) => noteGoods(line, words)),
        ...(isDangerous && points.length > 0 ? [{ ...noGoods, nature: points }] : []),
      ],
      totals: {
        count: totalOf(consignment.cargo, 'count'),
        grossKg: kg > 0 ? noteNumber(kg) : '',
        volumeM3: totalOf(consignment.cargo, 'volumeM3'),
      },
      draft: noteDraft({ ...shipment, cargo: consignment.cargo }),
    };
  });
};
