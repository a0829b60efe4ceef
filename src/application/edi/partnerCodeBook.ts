import type { ServiceIdentifier } from 'inversify';
import { ownField } from '../../domain/outside/ownField.ts';
import { type ParsedCodes, parsePartnerCodes } from '../../domain/edi/partner/parsePartnerCodes.ts';
import { partnerOfCompany } from '../../domain/edi/partner/partnerOfCompany.ts';
import type { PartnerCodes } from '../../domain/edi/partner/PartnerCodes.ts';
import type { Preferences } from '../shared/Preferences.ts';

/** Codes of partners who use their own, kept in this browser by the id they send files with. */
export interface PartnerCodeBook {
  /** Of the partner who sends files with this id. */
  readonly of: (partner: string) => PartnerCodes | undefined;
  /** Of the partner that files to the company of this name are for. */
  readonly ofCompany: (company: string) => PartnerCodes | undefined;
  /** Keeps the codes of a file (JSON), or says what is wrong with it. */
  readonly keep: (text: string) => ParsedCodes;
  readonly forget: (partner: string) => void;
}
export const PartnerCodeBook: ServiceIdentifier<PartnerCodeBook> = Symbol('PartnerCodeBook');

/** Characters of a file, and partners that are kept. */
const most = { text: 50_000, partners: 50 };

const jsonOf = (text: string): unknown => {
  try {
    return text.length > most.text ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const partnerCodeBook = (preferences: Preferences): PartnerCodeBook => {
  const kept = (): readonly (readonly [string, unknown])[] => {
    const stored = preferences.read('ediCodes');
    return typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  };
  const others = (partner: string) => kept().filter(([each]) => each !== partner);
  return {
    of: (partner) => {
      const parsed = parsePartnerCodes(ownField(preferences.read('ediCodes'), partner.trim().toUpperCase()));
      return parsed.ok ? parsed.codes : undefined;
    },
    ofCompany: (company) =>
      partnerOfCompany(
        kept().flatMap(([, value]) => {
          const parsed = parsePartnerCodes(value);
          return parsed.ok ? parsed.codes : [];
        }),
        company,
      ),
    keep: (text) => {
      const value = jsonOf(text);
      const parsed = parsePartnerCodes(value);
      if (!parsed.ok) return parsed;
      const { id } = parsed.codes.address;
      const all = [...others(id), [id, value] as const];
      preferences.keep('ediCodes', Object.fromEntries(all.slice(-most.partners)));
      return parsed;
    },
    forget: (partner) => preferences.keep('ediCodes', Object.fromEntries(others(partner.trim().toUpperCase()))),
  };
};
