import { sql } from 'kysely';

const cardNumber = (type: string) => sql<string>`card_number(cards, ${sql.lit(type)})`;

/** What the list can be sorted by, each with an index. */
export const driverSorts = {
  name: sql<string>`name_key`,
  createdAt: sql<Date>`created_at`,
  papersUntil: sql<string>`papers_until`,
  phone: sql<string>`phone`,
  email: sql<string>`lower(email)`,
  language: sql<string>`language`,
  employment: sql<string>`employment`,
  status: sql<string>`status`,
  vehicle: sql<string>`vehicle_key`,
  'licence.number': sql<string>`licence_number`,
  'licence.country': sql<string>`licence_country`,
  'licence.categories': sql<string>`licence_categories`,
  'licence.issuedOn': sql<string>`licence_issued_on`,
  'licence.expiresOn': sql<string>`licence_until`,
  'cards.tachograph.number': cardNumber('tachograph'),
  'cards.tachograph.expiresOn': sql<string>`tachograph_until`,
  'cards.cpc.number': cardNumber('cpc'),
  'cards.cpc.expiresOn': sql<string>`cpc_until`,
  'cards.medical.number': cardNumber('medical'),
  'cards.medical.expiresOn': sql<string>`medical_until`,
  'cards.adr.number': cardNumber('adr'),
  'cards.adr.expiresOn': sql<string>`adr_until`,
} as const;
