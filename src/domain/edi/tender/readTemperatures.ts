import type { Temperatures } from '../../request/RequestContent.ts';
import type { EdiSegment } from '../EdiSegment.ts';
import type { SegmentReader } from '../SegmentReader.ts';

const celsius = 'CEL';
const fahrenheit = 'FAH';

const inCelsius = (value: number, unit: string): number =>
  unit === fahrenheit ? Math.round(((value - 32) * 50) / 9) / 10 : value;

/** The temperatures that goods are kept at: a range (RNG), or one (TMP). */
export const readTemperatures = (reader: SegmentReader, loop: readonly EdiSegment[]): Temperatures | undefined => {
  const [one, range] = [reader.first(loop, 'TMP'), reader.first(loop, 'RNG')];
  const unitOf = (segment: EdiSegment | undefined, component: number): string => {
    const unit = reader.text(segment, 2, component) ?? celsius;
    if (segment && unit !== celsius && unit !== fahrenheit) {
      reader.error(segment, { code: 'code_unknown', element: 2, read: unit, expected: `${celsius}, ${fahrenheit}` });
    }
    return unit;
  };
  const [min, max] = [reader.number(range, 2, 2), reader.number(range, 2, 3)];
  if (min !== undefined && max !== undefined) {
    const unit = unitOf(range, 1);
    return { min: inCelsius(min, unit), max: inCelsius(max, unit) };
  }
  const set = reader.number(one, 2);
  if (set === undefined) return undefined;
  const kept = inCelsius(set, unitOf(one, 2));
  return { min: kept, max: kept };
};
