import type { EdiReading } from '../EdiReading.ts';
import type { EdiSegment } from '../EdiSegment.ts';
import { loopsOf } from '../loopsOf.ts';
import { SegmentReader } from '../SegmentReader.ts';
import { moneyOfN2 } from '../x12/n2.ts';
import { hasBothTypes } from './hasBothTypes.ts';
import type { Tender } from './Tender.ts';
import { paymentCodes, purposeCodes, wordOf } from './tenderCodes.ts';
import { readX12Party } from './x12Party.ts';
import { readX12References } from './x12References.ts';
import { readX12Stop } from './readX12Stop.ts';
import { refuseDangerous } from './refuseDangerous.ts';
import { isCurrency } from '../../money/isCurrency.ts';

/** Segments that say nothing we need. */
const passedOver = ['ST', 'SE', 'MS3', 'PLD'];

/** The price offered for the whole load. Where no currency is said, partners in North America mean dollars. */
const readTarget = (reader: SegmentReader, header: readonly EdiSegment[], all: readonly EdiSegment[]) => {
  const currency = reader.text(reader.first(header, 'C3'), 1);
  const total = reader.first(all, 'L3');
  const hundredths = reader.number(total, 5);
  if (!total || hundredths === undefined || hundredths <= 0) return undefined;
  if (currency === undefined) reader.note(total, { code: 'currency_assumed', element: 5, read: 'USD' });
  if (currency !== undefined && !isCurrency(currency)) {
    reader.error('C3', { code: 'code_unknown', element: 1, read: currency });
    return undefined;
  }
  return moneyOfN2(hundredths, currency ?? 'USD');
};

const readPurpose = (reader: SegmentReader, header: readonly EdiSegment[]): Tender['purpose'] => {
  const segment = reader.first(header, 'B2A');
  const read = reader.needed(segment, 1, 'B2A');
  const purpose = wordOf(purposeCodes.x12, read);
  if (segment && read !== '' && !purpose) {
    reader.error(segment, {
      code: 'code_unknown',
      element: 1,
      read,
      expected: Object.values(purposeCodes.x12).join(', '),
    });
  }
  return purpose ?? 'original';
};

/** Reads the set of a load tender (X12 204), from its ST to its SE. */
export const read204 = (segments: readonly EdiSegment[]): EdiReading<Tender> => {
  const reader = new SegmentReader();
  for (const tag of passedOver) reader.all(segments, tag);
  const { before: header, loops } = loopsOf(segments, 'S5');
  const begin = reader.first(header, 'B2');
  const payment = reader.text(begin, 6);
  const respond = reader.first(header, 'G62', 1, ['64']);
  const purpose = readPurpose(reader, header);
  const tender: Tender = {
    purpose,
    reference: reader.needed(begin, 4, 'B2'),
    scac: reader.text(begin, 2),
    payment: payment === undefined ? undefined : wordOf(paymentCodes, payment),
    references: readX12References(reader, header),
    respondBy: reader.time(respond, 2, 4, reader.text(respond, 5)),
    notes: reader.all(segments, 'NTE').map((note) => reader.needed(note, 2, 'NTE')),
    billTo: readX12Party(reader, header, ['BT']),
    equipment: reader.text(reader.first(header, 'N7'), 11),
    target: readTarget(reader, header, segments),
    stops: loops.flatMap((loop) => readX12Stop(reader, loop) ?? []),
  };
  if (purpose !== 'cancel') refuseDangerous(reader, segments);
  // A cancellation need not say again where the load goes.
  if (purpose !== 'cancel' && reader.errors.length === 0 && !hasBothTypes(tender.stops)) {
    reader.error('S5', { code: 'stops_missing' });
  }
  reader.tellIgnored(segments);
  return { value: reader.errors.length > 0 ? undefined : tender, errors: reader.errors, notes: reader.notes };
};
