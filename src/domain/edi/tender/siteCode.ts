import { referencesIn } from './referencesText.ts';
import type { EdiParty, EdiReference } from './Tender.ts';

/** A code that the sender of a 204 gave a party (X12 66), and the kind of number that it is beside a stop (X12 128). */
const own = '93';
const location = 'LU';

/** The code that a shipper's systems know a party by, as a number of its stop. */
export const siteReference = ({ code }: EdiParty): readonly EdiReference[] =>
  code?.qualifier === own ? [{ qualifier: location, value: code.value }] : [];

export const isSiteReference = ({ qualifier }: EdiReference): boolean => qualifier === location;

/** The code of the party at a stop, out of the note of the stop; undefined where its tender gave none. */
export const siteCode = (note: string | undefined): EdiParty['code'] => {
  const [found] = referencesIn(note, isSiteReference);
  return found && { qualifier: own, value: found.value };
};
