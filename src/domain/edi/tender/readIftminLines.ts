import type { EdiSegment } from '../EdiSegment.ts';
import { elementOf } from '../elementOf.ts';
import { loopsOf } from '../loopsOf.ts';
import type { SegmentReader } from '../SegmentReader.ts';
import { kgOf } from './kgOf.ts';
import { packageOfEdifact } from './packageOfEdifact.ts';
import { readDangerous } from './readDangerous.ts';
import { readEdifactText } from './readEdifactText.ts';
import { readEdifactWeight } from './readEdifactWeight.ts';
import { readTemperatures } from './readTemperatures.ts';
import { readVolume } from './readVolume.ts';
import type { TenderLine } from './Tender.ts';

/** Gross weights (EDIFACT 6313): of an item, of anything, of the consignment. */
const gross = ['AAB', 'G', 'AAD'];

/** Totals of a message (EDIFACT 6069). */
const totals = { weight: '7', count: '11' } as const;

const readPackage = (reader: SegmentReader, item: EdiSegment | undefined): string | undefined => {
  const code = reader.text(item, 2, 2);
  const known = code === undefined ? undefined : packageOfEdifact(code);
  if (item && code !== undefined && known === undefined) {
    reader.note(item, { code: 'package_unknown', element: 2, read: code });
  }
  return known;
};

const marksOf = (segment: EdiSegment | undefined): string | undefined =>
  (segment?.elements[1] ?? [])
    .map((mark) => mark.trim())
    .filter((mark) => mark !== '')
    .join(' ') || undefined;

const readLine = (reader: SegmentReader, whole: readonly EdiSegment[]): TenderLine => {
  // Dangerous goods stand last in an item, with measures of their own.
  const { before: loop } = loopsOf(whole, 'DGS');
  const item = reader.first(loop, 'GID');
  const description = reader
    .all(loop, 'FTX', 1, ['AAA'])
    .flatMap((text) => readEdifactText(text) ?? [])
    .join(' ');
  return {
    description: description === '' ? undefined : description,
    weight: readEdifactWeight(reader, reader.first(loop, 'MEA', 2, gross), 3, { unit: 1, value: 2 }),
    count: reader.number(item, 2),
    packageCode: readPackage(reader, item),
    temperatureC: readTemperatures(reader, loop),
    volumeM3: readVolume(reader, reader.first(loop, 'MEA', 1, ['VOL'])),
    marks: marksOf(reader.first(loop, 'PCI')),
    dangerous: readDangerous(reader, whole),
  };
};

/** Tells of a total that is not the sum of what stands in the lines. */
const compare = (reader: SegmentReader, total: EdiSegment, said: number, values: readonly (number | undefined)[]) => {
  if (values.includes(undefined)) return;
  const sum = values.reduce<number>((all, value) => all + (value ?? 0), 0);
  if (Math.abs(sum - said) < 1) return;
  const expected = String(Math.round(sum * 1000) / 1000);
  reader.note(total, { code: 'totals_differ', element: 1, read: elementOf(total, 1, 2), expected });
};

/** The goods of a message line by line (GID), checked against its totals (CNT). A single line may leave it to them. */
export const readIftminLines = (
  reader: SegmentReader,
  header: readonly EdiSegment[],
  goods: readonly EdiSegment[],
): readonly TenderLine[] => {
  const lines = loopsOf(goods, 'GID').loops.map((loop) => readLine(reader, loop));
  const [ofWeight, ofCount] = [
    reader.first(header, 'CNT', 1, [totals.weight]),
    reader.first(header, 'CNT', 1, [totals.count]),
  ];
  const weight = readEdifactWeight(reader, ofWeight, 1, { unit: 3, value: 2 });
  const count = reader.number(ofCount, 1, 2);
  if (lines.length === 0) {
    const isSaid = weight !== undefined || count !== undefined;
    return isSaid ? [{ ...readLine(reader, []), weight, count }] : [];
  }
  const [only] = lines;
  const whole =
    only && lines.length === 1 ? { ...only, weight: only.weight ?? weight, count: only.count ?? count } : undefined;
  const read = whole ? [whole] : lines;
  if (ofWeight && weight)
    compare(
      reader,
      ofWeight,
      kgOf(weight),
      read.map((line) => line.weight && kgOf(line.weight)),
    );
  if (ofCount && count !== undefined)
    compare(
      reader,
      ofCount,
      count,
      read.map((line) => line.count),
    );
  return read;
};
