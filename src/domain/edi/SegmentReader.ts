import { parseDay } from '../calendar/parseDay.ts';
import type { EdiErrorCode, EdiFinding, EdiNoteCode } from './EdiFinding.ts';
import type { EdiSegment } from './EdiSegment.ts';
import type { EdiTime } from './EdiTime.ts';
import { elementOf } from './elementOf.ts';

type Finding<Code extends EdiErrorCode | EdiNoteCode> = Omit<EdiFinding<Code>, 'segment' | 'tag'>;

/** Reads the segments of one set, and keeps what is to be said about them: what is wrong, and what nobody asked for. */
export class SegmentReader {
  readonly errors: EdiFinding<EdiErrorCode>[] = [];
  readonly notes: EdiFinding<EdiNoteCode>[] = [];
  readonly #taken = new Set<EdiSegment>();

  /** The segments with this tag, that of a kind if an element is to have one of some values. They count as understood. */
  all(
    segments: readonly EdiSegment[],
    tag: string,
    element = 0,
    values: readonly string[] = [],
  ): readonly EdiSegment[] {
    const found = segments.filter(
      (segment) => segment.tag === tag && (element === 0 || values.includes(elementOf(segment, element))),
    );
    for (const segment of found) this.#taken.add(segment);
    return found;
  }

  first(
    segments: readonly EdiSegment[],
    tag: string,
    element = 0,
    values: readonly string[] = [],
  ): EdiSegment | undefined {
    const found = segments.find(
      (segment) => segment.tag === tag && (element === 0 || values.includes(elementOf(segment, element))),
    );
    if (found) this.#taken.add(found);
    return found;
  }

  /** What an element says; undefined where it says nothing. */
  text(segment: EdiSegment | undefined, element: number, component = 1): string | undefined {
    return (segment && elementOf(segment, element, component)) || undefined;
  }

  /** What an element must say; an error without. */
  needed(segment: EdiSegment | undefined, element: number, tag: string, component = 1): string {
    const read = this.text(segment, element, component);
    if (read === undefined) this.error(segment ?? tag, { code: 'element_missing', element });
    return read ?? '';
  }

  number(segment: EdiSegment | undefined, element: number, component = 1): number | undefined {
    const read = this.text(segment, element, component);
    if (segment === undefined || read === undefined) return undefined;
    if (/^-?\d{1,12}(?:[.,]\d{1,9})?$/.test(read)) return Number(read.replace(',', '.'));
    this.error(segment, { code: 'not_a_number', element, read });
    return undefined;
  }

  /** A whole number, as amounts of type N2 are: a decimal point in one would make it a hundred times less. */
  whole(segment: EdiSegment | undefined, element: number): number | undefined {
    const read = this.text(segment, element);
    if (segment === undefined || read === undefined) return undefined;
    if (/^-?\d{1,14}$/.test(read)) return Number(read) + 0;
    this.error(segment, { code: 'not_a_number', element, read });
    return undefined;
  }

  /** A day `CCYYMMDD` and a time `HHMM` in elements of their own. */
  time(segment: EdiSegment | undefined, day: number, time: number, zone: string | undefined): EdiTime | undefined {
    const read = this.text(segment, day);
    if (segment === undefined || read === undefined) return undefined;
    return this.timeIn(segment, day, `${read}${this.text(segment, time) ?? '0000'}`, zone);
  }

  /** A day and time in one text, `CCYYMMDDHHMM`. */
  timeIn(segment: EdiSegment, element: number, read: string, zone: string | undefined): EdiTime | undefined {
    const [, year, month, date, hour = '00', minute = '00'] =
      /^(\d{4})(\d\d)(\d\d)(?:([01]\d|2[0-3])([0-5]\d)(?:[0-5]\d)?)?$/.exec(read) ?? [];
    const day = parseDay(`${year}-${month}-${date}`);
    if (day !== undefined) return { day, time: `${hour}:${minute}`, zone };
    this.error(segment, { code: 'not_a_date', element, read });
    return undefined;
  }

  error(where: EdiSegment | string, finding: Finding<EdiErrorCode>): void {
    this.errors.push({ ...placeOf(where), ...finding });
  }

  note(where: EdiSegment, finding: Finding<EdiNoteCode>): void {
    this.notes.push({ ...placeOf(where), ...finding });
  }

  /** Tells of every segment that was not understood. */
  tellIgnored(segments: readonly EdiSegment[]): void {
    for (const segment of segments) {
      if (!this.#taken.has(segment)) {
        const read = segment.elements
          .map((element) => element.join(':'))
          .join(' ')
          .trim()
          .slice(0, 80);
        this.note(segment, { code: 'not_understood', read });
      }
    }
  }
}

const placeOf = (where: EdiSegment | string) =>
  typeof where === 'string' ? { tag: where } : { segment: where.at, tag: where.tag };
