import type { EdiSegment } from '../EdiSegment.ts';
import { elementOf } from '../elementOf.ts';
import type { SegmentReader } from '../SegmentReader.ts';
import type { EdiParty } from './Tender.ts';

/** Numbers to talk to somebody (EDIFACT 3155): a telephone, a mobile. */
const phones: ReadonlySet<string> = new Set(['TE', 'AL']);

/** Agency of a code that the partners agreed on themselves (EDIFACT 3055). */
const agreed = 'ZZZ';

/** All components of an element as one text. */
const joined = (segment: EdiSegment, element: number): string | undefined =>
  (segment.elements[element - 1] ?? [])
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ') || undefined;

const readContact = (reader: SegmentReader, loop: readonly EdiSegment[], company: string): EdiParty['contact'] => {
  const number = loop.find((segment) => segment.tag === 'COM' && phones.has(elementOf(segment, 1, 2)));
  const phone = number && reader.text(reader.first([number], 'COM'), 1);
  if (phone === undefined) return undefined;
  const person = reader.first(loop, 'CTA');
  return { name: reader.text(person, 2, 2) ?? reader.text(person, 2) ?? company, phone };
};

/** A party with its address and contact, from its NAD to before the next. */
export const readEdifactParty = (reader: SegmentReader, loop: readonly EdiSegment[]): EdiParty | undefined => {
  const party = reader.first(loop, 'NAD');
  if (!party) return undefined;
  // A name and address that is not taken apart stands in the third element.
  const [first = '', ...lines] = (party.elements[2] ?? []).map((line) => line.trim()).filter((line) => line !== '');
  const name = joined(party, 4) ?? first;
  const code = reader.text(party, 2);
  return {
    name,
    code: code === undefined ? undefined : { qualifier: reader.text(party, 2, 3) ?? agreed, value: code },
    address: joined(party, 5) ?? (lines.length > 0 ? lines.join(', ') : undefined),
    city: reader.text(party, 6),
    region: reader.text(party, 7),
    postcode: reader.text(party, 8),
    country: reader.text(party, 9),
    contact: readContact(reader, loop, name),
  };
};
