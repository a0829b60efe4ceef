import { readCountry } from '../company/readCountry.ts';
import { normaliseEmail } from '../contact/normaliseEmail.ts';
import { normalisePhone } from '../contact/normalisePhone.ts';
import { singleSpaced } from '../outside/singleSpaced.ts';
import { cardTypes } from './DriverCard.ts';
import type { DriverDraft } from './DriverDraft.ts';
import { splitCategories } from './splitCategories.ts';

/** What the drivers service is told of a driver; null where there is nothing. */
export interface DriverData {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: string;
  readonly employment: string;
  readonly licence: {
    readonly number: string;
    readonly country: string;
    readonly categories: readonly string[];
    readonly issuedOn: string;
    readonly expiresOn: string;
  } | null;
  readonly cards: readonly { readonly type: string; readonly number: string | null; readonly expiresOn: string }[];
  readonly currentVehicleId: string | null;
}

const orNull = (typed: string): string | null => singleSpaced(typed) || null;

const licenceOf = (draft: DriverDraft): DriverData['licence'] => {
  const number = singleSpaced(draft['licence.number']);
  if (number === '') return null;
  return {
    number,
    country: readCountry(draft['licence.country']) ?? '',
    categories: splitCategories(draft['licence.categories']),
    issuedOn: draft['licence.issuedOn'],
    expiresOn: draft['licence.expiresOn'],
  };
};

/** A draft without problems, as it is sent: spaces around what was typed left out, the phone as E.164. */
export const driverData = (draft: DriverDraft): DriverData => ({
  name: singleSpaced(draft.name),
  phone: orNull(normalisePhone(draft.phone)),
  email: orNull(normaliseEmail(draft.email)),
  language: draft.language,
  employment: draft.employment,
  licence: licenceOf(draft),
  cards: cardTypes.flatMap((type) => {
    const expiresOn = draft[`cards.${type}.expiresOn`];
    return expiresOn === '' ? [] : [{ type, number: orNull(draft[`cards.${type}.number`]), expiresOn }];
  }),
  currentVehicleId: orNull(draft.currentVehicleId),
});
