import type { EdiSegment } from '../EdiSegment.ts';
import type { EdiTime } from '../EdiTime.ts';
import { loopsOf } from '../loopsOf.ts';
import { inTable } from '../inTable.ts';
import type { SegmentReader } from '../SegmentReader.ts';
import { nobody } from './nobody.ts';
import type { TenderLine, TenderStop } from './Tender.ts';
import { stopReasons, windowQualifiers } from './tenderCodes.ts';
import { readX12Weight } from './readX12Weight.ts';
import { packageOfX12 } from './packageOfX12.ts';
import { readX12Party } from './x12Party.ts';
import { readX12References } from './x12References.ts';

/** What X12 has no element for. */
const onlyEdifact = { temperatureC: undefined, volumeM3: undefined, marks: undefined, dangerous: undefined };

const readLine = (reader: SegmentReader, loop: readonly EdiSegment[], packageCode: string | undefined): TenderLine => {
  const description = reader.text(reader.first(loop, 'L5'), 2);
  const weight = reader.first(loop, 'AT8');
  return {
    description,
    weight: readX12Weight(reader, weight, 2, 3),
    count: reader.number(weight, 4),
    packageCode,
    ...onlyEdifact,
  };
};

/** The ends of the window at a stop. An appointment is a window that ends as it begins. */
const readWindow = (reader: SegmentReader, loop: readonly EdiSegment[], type: TenderStop['type']) => {
  const { from, to, exact } = windowQualifiers[type];
  const read = (qualifier: string): EdiTime | undefined => {
    const segment = reader.first(loop, 'G62', 1, [qualifier]);
    return reader.time(segment, 2, 4, reader.text(segment, 5));
  };
  const appointment = read(exact);
  return { from: appointment ?? read(from), to: appointment ?? read(to) };
};

/** A stop of a tender, from its S5 on; undefined if it does not say what happens there. */
export const readX12Stop = (reader: SegmentReader, loop: readonly EdiSegment[]): TenderStop | undefined => {
  const stop = reader.first(loop, 'S5');
  const read = reader.text(stop, 2) ?? '';
  const reason = inTable<Pick<TenderStop, 'type' | 'isPart'>>(stopReasons, read);
  if (!stop || !reason) {
    reader.error(stop ?? 'S5', {
      code: 'code_unknown',
      element: 2,
      read,
      expected: Object.keys(stopReasons).join(', '),
    });
    return undefined;
  }
  return {
    ...reason,
    party: readX12Party(reader, loop, reason.type === 'pickup' ? ['SF', 'SH'] : ['ST', 'CN']) ?? nobody,
    town: undefined,
    references: readX12References(reader, loop),
    ...readWindow(reader, loop, reason.type),
    lines: readLines(reader, loop, stop, reason.type),
  };
};

/** How the goods at a stop are packed. */
const packageIn = (reader: SegmentReader, stop: EdiSegment): string | undefined => {
  const unit = reader.text(stop, 6);
  const packageCode = unit === undefined ? undefined : packageOfX12(unit);
  if (unit !== undefined && packageCode === undefined)
    reader.note(stop, { code: 'package_unknown', element: 6, read: unit });
  return packageCode;
};

/** The goods at a stop: line by line, or as a whole where a pickup only weighs them. */
const readLines = (
  reader: SegmentReader,
  loop: readonly EdiSegment[],
  stop: EdiSegment,
  type: TenderStop['type'],
): readonly TenderLine[] => {
  const packageCode = packageIn(reader, stop);
  const { before, loops } = loopsOf(loop, 'L5');
  const lines = loops.length === 0 && before.some(({ tag }) => tag === 'AT8') ? [before] : loops;
  if (lines.length > 0) return lines.map((line) => readLine(reader, line, packageCode));
  const [weight, count] = [readX12Weight(reader, stop, 4, 3), reader.number(stop, 5)];
  const isSaid = type === 'pickup' && (weight !== undefined || count !== undefined);
  return isSaid ? [{ description: undefined, weight, count, packageCode, ...onlyEdifact }] : [];
};
