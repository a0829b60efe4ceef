import type { EdiErrorCode } from '../EdiFinding.ts';
import type { EdiInterchange } from '../EdiInterchange.ts';
import type { EdiReading } from '../EdiReading.ts';
import type { EdiSegment } from '../EdiSegment.ts';
import { elementOf } from '../elementOf.ts';
import { envelopes } from '../envelopes.ts';
import { readEnvelope } from '../readEnvelope.ts';
import { segmentsIn } from '../segmentsIn.ts';
import { serviceString, type ServiceString } from './serviceString.ts';
import { splitReleased, withoutRelease } from './splitReleased.ts';

const refused = (code: EdiErrorCode): EdiReading<EdiInterchange> => ({
  value: undefined,
  errors: [{ code }],
  notes: [],
});

function* segmentsOf(text: string, from: number, service: ServiceString): Generator<EdiSegment | undefined> {
  const { component, data, release, terminator } = service;
  let at = 0;
  for (const raw of segmentsIn(text, from, { terminator, release })) {
    at += 1;
    if (raw === undefined) yield undefined;
    else {
      const [tag = '', ...elements] = splitReleased(raw, data, release).map((element) =>
        splitReleased(element, component, release).map((value) => withoutRelease(value, release)),
      );
      yield { at, tag: tag[0] ?? '', elements };
    }
  }
}

/** Reads a file that begins with `UNA` or `UNB`. Yields now and then, so that a screen lives on meanwhile. */
export function* readEdifact(text: string): Generator<void, EdiReading<EdiInterchange>> {
  const read = serviceString(text);
  if (!read) return refused('delimiters_clash');
  const segments = segmentsOf(text, read.end, read.service);
  const { header, sets, errors, notes } = yield* readEnvelope(segments, envelopes.edifact);
  if (!header) return refused('header_broken');
  const address = (at: number) => ({ qualifier: elementOf(header, at, 2), id: elementOf(header, at) });
  const value: EdiInterchange = {
    syntax: 'edifact',
    sender: address(2),
    receiver: address(3),
    control: elementOf(header, 5),
    isTest: elementOf(header, 11) === '1',
    sets: sets.map((each) => {
      const first = each[0] ?? header;
      return { kind: elementOf(first, 2), control: elementOf(first, 1), segments: each };
    }),
  };
  return { value: errors.length > 0 ? undefined : value, errors, notes };
}
