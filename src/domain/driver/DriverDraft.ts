import type { CardType } from './DriverCard.ts';

type LicenceField = 'number' | 'country' | 'categories' | 'issuedOn' | 'expiresOn';

/** The fields of the form, named as the drivers service names them; a card's by its type. */
export type DriverField =
  | 'name'
  | 'phone'
  | 'email'
  | 'language'
  | 'employment'
  | 'currentVehicleId'
  | `licence.${LicenceField}`
  | `cards.${CardType}.${'number' | 'expiresOn'}`;

/** What the form of a driver holds, all as text: '' where there is nothing, licence categories with a space between. */
export type DriverDraft = { readonly [Field in DriverField]: string };
