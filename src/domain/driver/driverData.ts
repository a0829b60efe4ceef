import { readCountry } from '../company/readCountry.ts';
import { normaliseEmail } from '../contact/normaliseEmail.ts';
import { normalisePhone } from '../contact/normalisePhone.ts';
import { singleSpaced } from '../outside/singleSpaced.ts';
import { isOneOf } from '../outside/isOneOf.ts';
import { type CardType, cardTypes } from './DriverCard.ts';
import type { DriverDraft } from './DriverDraft.ts';
import { type DriverLanguage, driverLanguages } from './driverLanguages.ts';
import { type Employment, employments } from './Employment.ts';
import type { Licence } from './Licence.ts';
import { licenceCategories } from './LicenceCategory.ts';
import { splitCategories } from './splitCategories.ts';

/** What the drivers service is told of a driver; null where there is nothing. */
export interface DriverData {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: DriverLanguage;
  readonly employment: Employment;
  readonly licence: Licence | null;
  readonly cards: readonly { readonly type: CardType; readonly number: string | null; readonly expiresOn: string }[];
  readonly currentVehicleId: string | null;
}

const orNull = (typed: string): string | null => singleSpaced(typed) || null;

const wordOf = <Word extends string>(words: readonly Word[], typed: string): Word => {
  if (isOneOf(words, typed)) return typed;
  throw new RangeError(`A draft with problems: ${typed}`);
};

const licenceOf = (draft: DriverDraft): DriverData['licence'] => {
  const number = singleSpaced(draft['licence.number']);
  if (number === '') return null;
  return {
    number,
    country: readCountry(draft['licence.country']) ?? '',
    categories: splitCategories(draft['licence.categories']).map((typed) => wordOf(licenceCategories, typed)),
    issuedOn: draft['licence.issuedOn'],
    expiresOn: draft['licence.expiresOn'],
  };
};

/** A draft without problems (RangeError otherwise), as it is sent: spaces around what was typed left out, the phone as E.164. */
export const driverData = (draft: DriverDraft): DriverData => ({
  name: singleSpaced(draft.name),
  phone: orNull(normalisePhone(draft.phone)),
  email: orNull(normaliseEmail(draft.email)),
  language: wordOf(driverLanguages, draft.language),
  employment: wordOf(employments, draft.employment),
  licence: licenceOf(draft),
  cards: cardTypes.flatMap((type) => {
    const expiresOn = draft[`cards.${type}.expiresOn`];
    return expiresOn === '' ? [] : [{ type, number: orNull(draft[`cards.${type}.number`]), expiresOn }];
  }),
  currentVehicleId: orNull(draft.currentVehicleId),
});
