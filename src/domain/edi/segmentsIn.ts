import { ediLimits } from './ediLimits.ts';

interface Cut {
  /** Ends a segment. */
  readonly terminator: string;
  /** The release character, which takes the meaning of the one after it; undefined where the syntax has none. */
  readonly release: string | undefined;
}

/**
 * The segments of a text as they stand, without line breaks around them, one at a time, so that whoever reads them may rest between any
 * two. Ends after more than a file may have: the caller counts. Undefined for one that is too long to be looked at.
 */
export function* segmentsIn(text: string, from: number, { terminator, release }: Cut): Generator<string | undefined> {
  let begin = from;
  for (let count = 0; begin < text.length && count <= ediLimits.segments; count += 1) {
    const end = endOf(text, begin, terminator, release);
    yield end - begin > ediLimits.charactersOfSegment ? undefined : text.slice(begin, end).trim();
    begin = end + 1;
  }
}

/** Where a segment ends; of one that is too long, a place beyond what is looked at. */
function endOf(text: string, begin: number, terminator: string, release: string | undefined): number {
  const last = begin + ediLimits.charactersOfSegment;
  let end = text.indexOf(terminator, begin);
  if (release !== undefined) {
    while (end !== -1 && end <= last && isReleased(text, begin, end, release)) end = text.indexOf(terminator, end + 1);
  }
  return end === -1 ? text.length : end;
}

/** A character is released by an odd number of release characters before it. */
export function isReleased(text: string, begin: number, at: number, release: string): boolean {
  let before = at - 1;
  while (before >= begin && text[before] === release) before -= 1;
  return (at - 1 - before) % 2 === 1;
}
