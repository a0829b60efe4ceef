import type { Insertable } from 'kysely';
import { cardTypes } from '../drivers/cards.ts';
import { type DriverStatus, driverFields } from '../drivers/driverFields.ts';
import type { LicenceCategory } from '../drivers/licence.ts';
import type { Tables } from '../Tables.ts';
import { dayFrom } from './dayFrom.ts';
import type { SeededRandom } from './SeededRandom.ts';
import type { Trucker } from './truckers.ts';

/** Licences and cards are valid for five years, in days. */
const term = 5 * 365;

/** Days until a paper expires: one in eight expires soon, one in twelve has expired. */
const daysLeft = (random: SeededRandom): number => {
  const draw = random.below(24);
  if (draw < 3) return 3 + random.below(26);
  return draw < 5 ? -1 - random.below(40) : 60 + random.below(term - 120);
};

/** A trucker whose phone or email may be unknown to the company. */
type DemoPerson = Omit<Trucker, 'phone' | 'email'> & { readonly phone: string | null; readonly email: string | null };

/** A driver. One in ten has no licence on record, nor do those who are only invited. */
export function demoDriver(
  companyId: string,
  { name, phone, email, country, language }: DemoPerson,
  status: DriverStatus,
  addedAt: Date,
  random: SeededRandom,
  now: Date,
): Insertable<Tables['driver']> {
  const hasPapers = status !== 'invited' && random.below(10) > 0;
  return {
    id: random.uuid(),
    company_id: companyId,
    created_at: addedAt,
    updated_at: addedAt,
    name,
    phone,
    email,
    language,
    employment: status === 'invited' ? 'employee' : random.pick(driverFields.employment.accepts.options),
    status,
    ...(hasPapers ? { ...licence(country, random, now), cards: JSON.stringify(cards(country, random, now)) } : none),
  };
}

const none = {
  licence_number: null,
  licence_country: null,
  licence_categories: null,
  licence_issued_on: null,
  licence_expires_on: null,
};

function licence(country: string, random: SeededRandom, now: Date) {
  const left = daysLeft(random);
  return {
    licence_number: `${country}${random.digits(8)}`,
    licence_country: country,
    licence_categories: random.pick<LicenceCategory[]>([
      ['B', 'C', 'CE'],
      ['C', 'CE'],
      ['B', 'BE', 'C1', 'C1E', 'C', 'CE'],
      ['B', 'C1', 'C'],
    ]),
    licence_issued_on: dayFrom(now, left - term),
    licence_expires_on: dayFrom(now, left),
  };
}

const cards = (country: string, random: SeededRandom, now: Date) =>
  cardTypes
    .filter((type) => type === 'tachograph' || random.below(3) > 0)
    .map((type) => ({
      type,
      number: type === 'medical' ? null : `${country}-${random.digits(7)}`,
      expiresOn: dayFrom(now, random.below(8) === 0 ? daysLeft(random) : 60 + random.below(term - 120)),
    }));
