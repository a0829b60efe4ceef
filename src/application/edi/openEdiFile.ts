import { decodeEdi } from '../../domain/edi/decodeEdi.ts';
import type { EdiErrorCode, EdiFinding, EdiNoteCode } from '../../domain/edi/EdiFinding.ts';
import type { EdiInterchange } from '../../domain/edi/EdiInterchange.ts';
import { ediLimits } from '../../domain/edi/ediLimits.ts';
import { readInterchange } from '../../domain/edi/readInterchange.ts';
import type { Clock } from '../shared/Clock.ts';
import { inTurns } from './inTurns.ts';

/** What stands around the sets of a file, and what is to be said about it as a whole. */
export interface OpenedFile {
  /** Undefined where errors refuse the file. */
  readonly interchange: EdiInterchange | undefined;
  readonly errors: readonly EdiFinding<EdiErrorCode>[];
  readonly notes: readonly EdiFinding<EdiNoteCode>[];
}

const refused = (code: EdiErrorCode): OpenedFile => ({ interchange: undefined, errors: [{ code }], notes: [] });

/** Opens the bytes of a file of either syntax. */
export const openEdiFile = async (clock: Clock, bytes: Uint8Array): Promise<OpenedFile> => {
  if (bytes.length > ediLimits.bytes) return refused('too_large');
  const text = decodeEdi(bytes);
  if (text === undefined) return refused('charset_unknown');
  const { value: interchange, errors, notes } = await inTurns(clock, readInterchange(text));
  return { interchange, errors, notes };
};
