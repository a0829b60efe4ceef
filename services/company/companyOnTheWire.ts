import type { Selectable } from 'kysely';
import type { Tables } from '../Tables.ts';

/** A company as its own members see it. */
export const companyOnTheWire = (row: Selectable<Tables['company']>) => ({
  id: row.id,
  version: row.version,
  name: row.name,
  audience: row.kind,
  phone: row.phone,
  email: row.email,
  address: addressOf(row),
  vatId: row.vat_id,
});

const addressOf = ({ street, postcode, city, country }: Selectable<Tables['company']>) =>
  street === null ? null : { street, postcode, city, country };
