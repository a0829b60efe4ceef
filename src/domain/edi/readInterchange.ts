import type { EdiErrorCode } from './EdiFinding.ts';
import type { EdiInterchange } from './EdiInterchange.ts';
import { ediLimits } from './ediLimits.ts';
import type { EdiReading } from './EdiReading.ts';
import { readEdifact } from './edifact/readEdifact.ts';
import { readX12 } from './x12/readX12.ts';

const refused = (code: EdiErrorCode): EdiReading<EdiInterchange> => ({
  value: undefined,
  errors: [{ code }],
  notes: [],
});

/** Reads a file of either syntax. Takes any text, never throws. Yields now and then, so that a screen lives on meanwhile. */
export function* readInterchange(raw: string): Generator<void, EdiReading<EdiInterchange>> {
  if (raw.length > ediLimits.bytes) return refused('too_large');
  const text = raw.replace(/^\uFEFF?\s*/, '');
  if (text === '') return refused('empty_file');
  if (text.startsWith('ISA')) return yield* readX12(text);
  if (text.startsWith('UNA') || text.startsWith('UNB')) return yield* readEdifact(text);
  return refused('not_edi');
}
