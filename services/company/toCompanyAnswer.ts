import type { Selectable } from 'kysely';
import type { Audience } from '../account/Audience.ts';
import { notFound } from '../web/notFound.ts';
import type { CompanyTable } from './CompanyTable.ts';

/** A company as its members see it. */
export const toCompanyAnswer = (row: Selectable<CompanyTable>) => ({
  id: row.id,
  version: row.version,
  name: row.name,
  audience: audienceOf(row),
  phone: row.phone,
  email: row.email,
  address: addressOf(row),
  vatId: row.vat_id,
});

const addressOf = ({ street, postcode, city, country }: Selectable<CompanyTable>) =>
  street === null || postcode === null || city === null || country === null
    ? null
    : { street, postcode, city, country };

/** A brand company has no audience and no members. */
function audienceOf({ kind }: Selectable<CompanyTable>): Audience {
  if (kind === 'brand') throw notFound();
  return kind;
}
