import type { EdiErrorCode } from '../EdiFinding.ts';
import type { EdiInterchange } from '../EdiInterchange.ts';
import type { EdiReading } from '../EdiReading.ts';
import type { EdiSegment } from '../EdiSegment.ts';
import { elementOf } from '../elementOf.ts';
import { envelopes } from '../envelopes.ts';
import { readEnvelope } from '../readEnvelope.ts';
import { segmentsIn } from '../segmentsIn.ts';
import { type X12Delimiters, x12Delimiters } from './x12Delimiters.ts';

const refused = (code: EdiErrorCode): EdiReading<EdiInterchange> => ({
  value: undefined,
  errors: [{ code }],
  notes: [],
});

function* segmentsOf(text: string, { element, segment }: X12Delimiters): Generator<EdiSegment | undefined> {
  let at = 0;
  for (const raw of segmentsIn(text, 0, { terminator: segment, release: undefined })) {
    at += 1;
    if (raw === undefined) yield undefined;
    else {
      const [tag = '', ...elements] = raw.split(element);
      yield { at, tag, elements: elements.map((each) => [each]) };
    }
  }
}

/** Reads a file that begins with `ISA`. Yields now and then, so that a screen lives on meanwhile. */
export function* readX12(text: string): Generator<void, EdiReading<EdiInterchange>> {
  const delimiters = x12Delimiters(text);
  if (typeof delimiters === 'string') return refused(delimiters);
  const { header, sets, errors, notes } = yield* readEnvelope(segmentsOf(text, delimiters), envelopes.x12);
  if (!header) return refused('header_broken');
  const address = (at: number) => ({ qualifier: elementOf(header, at), id: elementOf(header, at + 1) });
  const value: EdiInterchange = {
    syntax: 'x12',
    sender: address(5),
    receiver: address(7),
    control: elementOf(header, 13),
    isTest: elementOf(header, 15) === 'T',
    sets: sets.map((segments) => {
      const first = segments[0] ?? header;
      return { kind: elementOf(first, 1), control: elementOf(first, 2), segments };
    }),
  };
  return { value: errors.length > 0 ? undefined : value, errors, notes };
}
