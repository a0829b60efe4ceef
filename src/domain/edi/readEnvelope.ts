import type { EdiErrorCode, EdiFinding, EdiNoteCode } from './EdiFinding.ts';
import { ediLimits } from './ediLimits.ts';
import type { EdiSegment } from './EdiSegment.ts';
import { elementOf } from './elementOf.ts';
import type { EnvelopeLevel } from './envelopes.ts';
import { trailerErrors } from './trailerErrors.ts';

interface Open {
  readonly level: number;
  readonly header: EdiSegment;
  /** What stands in it: for a set all its segments, else the headers one level below. */
  readonly holds: EdiSegment[];
}

/** What was read around the sets. */
export interface Envelope {
  readonly header: EdiSegment | undefined;
  /** Each from its first segment to its last, counted from 1. */
  readonly sets: readonly (readonly EdiSegment[])[];
  readonly errors: readonly EdiFinding<EdiErrorCode>[];
  readonly notes: readonly EdiFinding<EdiNoteCode>[];
}

const mostNotes = 50;

/**
 * Reads segments into sets, and checks that every level is closed with the right count and number. Undefined stands for a segment that
 * is too long. Yields now and then.
 */
export function* readEnvelope(
  segments: Iterable<EdiSegment | undefined>,
  levels: readonly EnvelopeLevel[],
): Generator<void, Envelope> {
  const errors: EdiFinding<EdiErrorCode>[] = [];
  const notes: EdiFinding<EdiNoteCode>[] = [];
  const sets: (readonly EdiSegment[])[] = [];
  const stack: Open[] = [];
  let header: EdiSegment | undefined;

  /** Leaves the levels at and below one, whose trailers are missing. */
  const leave = (level: number): void => {
    for (let top = stack.at(-1); top && top.level >= level; top = stack.at(-1)) {
      errors.push({ code: 'trailer_missing', expected: levels[top.level]?.close });
      stack.pop();
    }
  };
  const open = (segment: EdiSegment, level: number): void => {
    leave(level);
    stack.at(-1)?.holds.push(segment);
    stack.push({ level, header: segment, holds: level === levels.length - 1 ? [{ ...segment, at: 1 }] : [] });
  };
  const close = (segment: EdiSegment, level: number, { control }: EnvelopeLevel): void => {
    leave(level + 1);
    const top = stack.at(-1);
    if (top?.level !== level) return ignore(segment);
    const isSet = level === levels.length - 1;
    if (isSet) top.holds.push({ ...segment, at: top.holds.length + 1 });
    const expected = { count: [1, top.holds.length], control: [2, elementOf(top.header, control)] } as const;
    errors.push(...trailerErrors(segment, expected));
    if (isSet) sets.push(top.holds);
    stack.pop();
  };
  const ignore = ({ at, tag }: EdiSegment): void => {
    if (notes.length < mostNotes) notes.push({ code: 'not_understood', segment: at, tag });
  };
  const isFull = (segment: EdiSegment, { holds }: Open): boolean => {
    if (holds.length < ediLimits.segmentsOfSet) return false;
    errors.push({ code: 'too_many_segments', segment: segment.at, tag: segment.tag });
    return true;
  };

  let count = 0;
  for (const segment of segments) {
    count += 1;
    if (count % 25 === 0) yield;
    if (errors.length > mostNotes || sets.length > ediLimits.sets) break;
    if (!segment) {
      errors.push({ code: 'segment_too_long', segment: count });
      break;
    }
    if (segment.tag === '') continue;
    const opens = levels.findIndex((level) => level.open === segment.tag);
    const closes = levels.findIndex((level) => level.close === segment.tag);
    const top = stack.at(-1);
    if (opens === 0 && header) ignore(segment);
    else if (opens !== -1) {
      header ??= segment;
      open(segment, opens);
    } else if (closes !== -1 && levels[closes]) close(segment, closes, levels[closes]);
    else if (top?.level !== levels.length - 1) ignore(segment);
    else if (isFull(segment, top)) break;
    else top.holds.push({ ...segment, at: top.holds.length + 1 });
  }
  if (sets.length > ediLimits.sets) errors.push({ code: 'too_many_sets' });
  else if (count > ediLimits.segments) errors.push({ code: 'too_many_segments' });
  else if (errors.length === 0) leave(0);
  return { header, sets, errors, notes };
}
