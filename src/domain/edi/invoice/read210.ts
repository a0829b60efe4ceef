import { isCurrency } from '../../money/isCurrency.ts';
import type { EdiReading } from '../EdiReading.ts';
import type { EdiSegment } from '../EdiSegment.ts';
import { loopsOf } from '../loopsOf.ts';
import { SegmentReader } from '../SegmentReader.ts';
import { packageOfX12 } from '../tender/packageOfX12.ts';
import { paymentCodes, wordOf } from '../tender/tenderCodes.ts';
import { readX12Party } from '../tender/x12Party.ts';
import { moneyOfN2 } from '../x12/n2.ts';
import { rateOfMoney } from '../x12/rateOfMoney.ts';
import type { FreightInvoice, InvoiceCharge, InvoiceGoods } from './FreightInvoice.ts';

/** Segments that say nothing we need, and addresses of parties whose names are enough. */
const passedOver = ['ST', 'SE', 'N3', 'N4'];

const readGoods = (reader: SegmentReader, line: EdiSegment | undefined): InvoiceGoods | undefined => {
  if (!line) return undefined;
  const value = reader.number(line, 4);
  const unit = reader.text(line, 11);
  if (unit !== undefined && unit !== 'K' && unit !== 'L') {
    reader.error(line, { code: 'code_unknown', element: 11, read: unit, expected: 'L, K' });
  }
  return {
    weight: value === undefined ? undefined : { value, unit: unit === 'K' ? 'kg' : 'lb' },
    count: reader.number(line, 8),
    packageCode: packageOfX12(reader.text(line, 9) ?? ''),
  };
};

/** The amount of a line. Where its flat rate says another one, somebody forgot that amounts are in hundredths. */
const readAmount = (reader: SegmentReader, line: EdiSegment | undefined, currency: string): number => {
  if (reader.needed(line, 4, 'L1') === '') return 0;
  const hundredths = reader.whole(line, 4);
  const rate = reader.number(line, 2);
  if (!line || hundredths === undefined) return 0;
  const money = moneyOfN2(hundredths, currency);
  const isFlat = reader.text(line, 3) === 'FR';
  if (isFlat && rate !== undefined && rate !== Number(rateOfMoney(money))) {
    reader.note(line, { code: 'rate_differs', element: 2, read: String(rate), expected: rateOfMoney(money) });
  }
  return money.amountMinor;
};

const readCharge = (reader: SegmentReader, loop: readonly EdiSegment[], currency: string): InvoiceCharge => {
  reader.first(loop, 'LX');
  const priced = reader.first(loop, 'L1');
  return {
    description: reader.text(reader.first(loop, 'L5'), 2) ?? '',
    amountMinor: readAmount(reader, priced, currency),
    special: reader.text(priced, 8),
    goods: readGoods(reader, reader.first(loop, 'L0')),
  };
};

const readDay = (reader: SegmentReader, segment: EdiSegment | undefined, element: number) => {
  const read = reader.text(segment, element);
  return segment && read !== undefined ? reader.timeIn(segment, element, read, undefined)?.day : undefined;
};

const readCurrency = (reader: SegmentReader, header: readonly EdiSegment[], begin: EdiSegment | undefined): string => {
  const segment = reader.first(header, 'C3');
  const read = reader.text(segment, 1);
  if (read !== undefined && isCurrency(read)) return read;
  if (read !== undefined) reader.error(segment ?? 'C3', { code: 'code_unknown', element: 1, read });
  else if (begin) reader.note(begin, { code: 'currency_assumed', element: 7, read: 'USD' });
  return 'USD';
};

/** Reads the set of an invoice for freight (X12 210), from its ST to its SE. Its lines must come to its total. */
export const read210 = (segments: readonly EdiSegment[]): EdiReading<FreightInvoice> => {
  const reader = new SegmentReader();
  for (const tag of passedOver) reader.all(segments, tag);
  const { before: header, loops } = loopsOf(segments, 'LX');
  const begin = reader.first(header, 'B3');
  const currency = readCurrency(reader, header, begin);
  const number = reader.needed(begin, 2, 'B3');
  const day = reader.needed(begin, 6, 'B3') === '' ? undefined : readDay(reader, begin, 6);
  const total = reader.needed(begin, 7, 'B3') === '' ? undefined : reader.whole(begin, 7);
  const payment = reader.text(begin, 4);
  const truck = reader.first(header, 'N7');
  const plate = reader.text(truck, 2);
  const sum = reader.first(segments, 'L3');
  const charges = loops.map((loop) => readCharge(reader, loop, currency));
  const invoice = {
    number,
    reference: reader.text(begin, 3),
    payment: payment === undefined ? undefined : wordOf(paymentCodes, payment),
    deliveredOn: readDay(reader, begin, 9),
    scac: reader.needed(begin, 11, 'B3'),
    currency,
    references: reader.all(header, 'N9').map((segment) => ({
      qualifier: reader.needed(segment, 1, 'N9'),
      value: reader.needed(segment, 2, 'N9'),
    })),
    billTo: partyIn(reader, header, 'BT'),
    pickup: partyIn(reader, header, 'SF'),
    delivery: partyIn(reader, header, 'ST'),
    equipment: plate === undefined ? undefined : { number: plate, kind: reader.text(truck, 11) },
    charges,
  };
  const stated = charges.reduce((minor, { amountMinor }) => minor + amountMinor, 0);
  const check = (segment: EdiSegment | undefined, element: number, hundredths: number | undefined): void => {
    if (!segment || hundredths === undefined || reader.errors.length > 0) return;
    const read = moneyOfN2(hundredths, currency);
    if (read.amountMinor === stated) return;
    const expected = rateOfMoney({ amountMinor: stated, currency });
    reader.error(segment, { code: 'sum_differs', element, read: rateOfMoney(read), expected });
  };
  check(begin, 7, total);
  check(sum, 5, reader.whole(sum, 5));
  reader.tellIgnored(segments);
  const { errors, notes } = reader;
  if (day === undefined || errors.length > 0) return { value: undefined, errors, notes };
  return { value: { ...invoice, day }, errors, notes };
};

const partyIn = (reader: SegmentReader, header: readonly EdiSegment[], role: string) => {
  const party = readX12Party(reader, header, [role]);
  return party && { name: party.name, code: party.code };
};
