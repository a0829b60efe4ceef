import type { ServiceIdentifier } from 'inversify';
import type { PartnerBook } from '../../domain/edi/partner/PartnerBook.ts';
import { parsePartnerCodes } from '../../domain/edi/partner/parsePartnerCodes.ts';
import { partnerFile } from '../../domain/edi/partner/partnerFile.ts';
import type { Preferences } from '../shared/Preferences.ts';
import type { EdiPartners } from './EdiPartners.ts';
import { leftOverCodes } from './leftOverCodes.ts';

/** Codes of partners who use their own: of the company, and those that a browser kept before companies did. */
export interface PartnerCodeBook {
  /** Throws a `Failure`. */
  readonly read: (signal?: AbortSignal) => Promise<PartnerBook>;
}
export const PartnerCodeBook: ServiceIdentifier<PartnerCodeBook> = Symbol('PartnerCodeBook');

export const partnerCodeBook = (partners: EdiPartners, preferences: Preferences): PartnerCodeBook => ({
  read: async (signal) => {
    const kept = await partners.all(signal);
    const files = new Set(kept.map(({ codes }) => partnerFile(codes)));
    const leftOver = leftOverCodes(preferences).flatMap(([, value]) => {
      const parsed = parsePartnerCodes(value);
      return parsed.ok && !files.has(partnerFile(parsed.codes)) ? parsed.codes : [];
    });
    return { partners: kept, leftOver };
  },
});
