import type { EdiErrorCode, EdiFinding } from './EdiFinding.ts';
import type { EdiSegment } from './EdiSegment.ts';
import { elementOf } from './elementOf.ts';
import { sameNumber } from './sameNumber.ts';

interface Expected {
  /** Element of the trailer that counts, and what it should say. */
  readonly count: readonly [element: number, expected: number];
  /** Element of the trailer that repeats the control number of the header. */
  readonly control: readonly [element: number, expected: string];
}

/** What a trailer says wrongly of what it closes. */
export const trailerErrors = (
  trailer: EdiSegment,
  { count, control }: Expected,
): readonly EdiFinding<EdiErrorCode>[] => {
  const check = (code: EdiErrorCode, element: number, expected: string): readonly EdiFinding<EdiErrorCode>[] => {
    const read = elementOf(trailer, element);
    if (sameNumber(read, expected)) return [];
    return [{ code, segment: trailer.at, tag: trailer.tag, element, read, expected }];
  };
  return [...check('count_differs', count[0], String(count[1])), ...check('control_differs', control[0], control[1])];
};
