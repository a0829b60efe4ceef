import { expect, it } from 'vitest';
import type { PartnerCodes } from '../../../src/domain/edi/partner/PartnerCodes.ts';
import { partnerOfCompany } from '../../../src/domain/edi/partner/partnerOfCompany.ts';

const none = { status: {}, reason: {}, answer: {} };
const partner = (id: string, company?: string): PartnerCodes => ({
  address: { qualifier: 'ZZ', id },
  company,
  read: none,
  write: none,
});
const partners = [
  partner('LAKESHOREFOODS'),
  partner('006922827', 'Baumann Chemie GmbH'),
  partner('GREENLINE', 'Another Greenline'),
  partner('MAGAZYN', 'Склад'),
];

it.each([
  ['the name of the company is its id', 'Lakeshore Foods', 'LAKESHOREFOODS'],
  ['the partner names the company', 'Baumann Chemie GmbH', '006922827'],
  ['it does so in other letters', ' baumann chemie gmbh ', '006922827'],
  ['the name has no basic letters', 'Склад', 'MAGAZYN'],
  ['the id is that of the company, but the partner names another one', 'Greenline', undefined],
  ['no partner is that company', 'Elsewhere', undefined],
  ['the company has no name', '', undefined],
])('files to a company are for a partner if %s', (_, company, id) => {
  expect(partnerOfCompany(partners, company)?.address.id).toBe(id);
});
