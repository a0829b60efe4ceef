import type { ServiceIdentifier } from 'inversify';
import type { EdiPartner } from '../../domain/edi/partner/EdiPartner.ts';
import type { PartnerBook } from '../../domain/edi/partner/PartnerBook.ts';
import type { PartnerCodes } from '../../domain/edi/partner/PartnerCodes.ts';
import { type ParsedCodes, parsePartnerCodes } from '../../domain/edi/partner/parsePartnerCodes.ts';
import { partnerFile } from '../../domain/edi/partner/partnerFile.ts';
import { downloadName } from '../../domain/download/downloadName.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { Preferences } from '../shared/Preferences.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { TextFiles } from '../shared/TextFiles.ts';
import type { EdiPartners } from './EdiPartners.ts';
import { leftOverCodes } from './leftOverCodes.ts';

/**
 * Keeps codes of partners for the company. A write is based on the book that was `seen`: who changed them meanwhile is not
 * overwritten. Each marks the book stale, is safe to retry, and throws a `Failure`.
 */
export interface PartnerCodeWrites {
  /** Reads the codes of a file (JSON), or says what is wrong with it. */
  readonly parse: (file: Blob) => Promise<ParsedCodes>;
  /** Keeps codes for the company, in place of what the company or this browser has of that partner. */
  readonly keep: (codes: PartnerCodes, seen: PartnerBook) => Promise<void>;
  /** Forgets what this browser alone had. */
  readonly discard: (codes: PartnerCodes) => void;
  /** From here on the standard codes apply. */
  readonly remove: (partner: EdiPartner) => Promise<void>;
  /** Saves codes as a file that can be loaded again. */
  readonly save: (codes: PartnerCodes) => void;
}
export const PartnerCodeWrites: ServiceIdentifier<PartnerCodeWrites> = Symbol('PartnerCodeWrites');

/** Bytes of a file, about twice as many as one that is right can have. */
const largest = 50_000;

const stale = ['ediPartners'] as const;

const jsonOf = async (file: Blob): Promise<unknown> => {
  if (file.size > largest) return undefined;
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
};

export const partnerCodeWrites = (
  partners: EdiPartners,
  preferences: Preferences,
  keys: IdempotencyKeys,
  changes: RecordChanges,
  files: TextFiles,
): PartnerCodeWrites => {
  const forget = (id: string): void => {
    const others = leftOverCodes(preferences).filter(([each]) => each !== id);
    preferences.keep('ediCodes', Object.fromEntries(others));
  };
  const write = (codes: PartnerCodes, seen: PartnerBook): Promise<EdiPartner> => {
    const known = seen.partners.find(({ codes: { address } }) => address.id === codes.address.id);
    return keys.once({ ediPartner: codes, of: known?.id, version: known?.version }, (key) =>
      known ? partners.change(known.id, known.version, codes, key) : partners.add(codes, key),
    );
  };
  /** Also read again after a refusal: a colleague may have kept codes of the partner meanwhile. */
  const andRead = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } finally {
      changes.publish({ lists: stale });
    }
  };
  return {
    parse: async (file) => parsePartnerCodes(await jsonOf(file)),
    keep: (codes, seen) =>
      andRead(async () => {
        await write(codes, seen);
        forget(codes.address.id);
      }),
    discard: ({ address }) => {
      forget(address.id);
      changes.publish({ lists: stale });
    },
    remove: ({ id, version }) =>
      andRead(() => keys.once({ ediPartner: id, removes: version }, (key) => partners.remove(id, version, key))),
    save: (codes) =>
      files.save(downloadName(`edi-codes-${codes.address.id}.json`), partnerFile(codes), 'application/json'),
  };
};
