import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CompanyDraft, companyFields } from '../../../src/domain/company/companyFields.ts';
import { parseCompany } from '../../../src/domain/company/parseCompany.ts';
import { writeDraft } from '../../../src/domain/record/writeDraft.ts';
import { companyDetailsFactory } from '../../support/factories/companyDetailsFactory.ts';
import { outsideText } from '../../support/outsideValues.ts';

const company = companyDetailsFactory.build();
const draft = writeDraft(companyFields, company);
const nameAlone = { ...writeDraft(companyFields), name: 'Rhine Valley Transport' };
const place = {
  'address.street': 'Am Hafen 1',
  'address.postcode': '50735',
  'address.city': 'Köln',
  'address.country': 'DE',
};

/** The code of each field's problem. */
const codesOf = (typed: CompanyDraft): Readonly<Record<string, string | undefined>> => {
  const parsed = parseCompany(typed);
  return parsed.ok
    ? {}
    : Object.fromEntries(Object.entries(parsed.problems).map(([path, problem]) => [path, problem?.code]));
};

describe('parsing the details of a company', () => {
  it.each<[Partial<CompanyDraft>, object]>([
    [{}, {}],
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'x'.repeat(120) }, {}],
    [{ name: 'x'.repeat(121) }, { name: 'too_long' }],
    [{ phone: '0221' }, { phone: 'phone' }],
    [{ phone: '+49 221 4710' }, {}],
    [{ email: 'office' }, { email: 'email' }],
    [
      { 'address.city': 'Köln' },
      { 'address.street': 'required', 'address.postcode': 'required', 'address.country': 'required' },
    ],
    [place, {}],
    [{ ...place, 'address.city': ' ' }, { 'address.city': 'required' }],
    [{ ...place, 'address.street': 'A'.repeat(120) }, {}],
    [{ ...place, 'address.street': 'A'.repeat(121) }, { 'address.street': 'too_long' }],
    [{ ...place, 'address.postcode': ` ${'1'.repeat(12)} ` }, {}],
    [{ ...place, 'address.postcode': '1'.repeat(13) }, { 'address.postcode': 'too_long' }],
    [{ ...place, 'address.city': 'K'.repeat(80) }, {}],
    [{ ...place, 'address.city': 'K'.repeat(81) }, { 'address.city': 'too_long' }],
    [{ ...place, 'address.country': 'UK' }, { 'address.country': 'country' }],
    [{ vatId: ' ' }, {}],
    [{ vatId: ' pt 501.234-567' }, {}],
    [{ vatId: 'IE1234567+*' }, {}],
    [{ vatId: 'DE1' }, { vatId: 'vat_id' }],
    [{ vatId: 'DE12/34' }, { vatId: 'vat_id' }],
    [{ vatId: 'D'.repeat(20) }, {}],
    [{ vatId: 'D'.repeat(21) }, { vatId: 'vat_id' }],
    [{ vatId: 'D '.repeat(20) }, {}],
    [{ vatId: 'D'.repeat(40) }, { vatId: 'vat_id' }],
    [{ vatId: 'D'.repeat(41) }, { vatId: 'too_long' }],
  ])('finds in %j the problems %j', (typed, problems) => {
    expect(codesOf({ ...nameAlone, ...typed })).toEqual(problems);
  });

  it('normalises the values and drops empty ones', () => {
    const typed = { ...nameAlone, name: ' Rhine \u00A0& Ruhr ', phone: '0049 221-4710', email: ' Office@Rhine.test ' };
    expect(parseCompany({ ...typed, vatId: 'de 123.456-789' })).toEqual({
      ok: true,
      value: {
        name: 'Rhine & Ruhr',
        phone: '+492214710',
        email: 'office@rhine.test',
        address: undefined,
        vatId: 'DE123456789',
      },
    });
  });

  it('reads back what the form shows', () => {
    const parsed = parseCompany(draft);
    expect(parsed.ok && { ...company, ...parsed.value }).toEqual(company);
  });

  it('accepts or rejects any text, and reads back what it accepted', () => {
    const fields = fc.dictionary(fc.constantFrom(...Object.keys(draft)), outsideText, { maxKeys: 2 });
    fc.assert(
      fc.property(fields, (typed) => {
        const parsed = parseCompany({ ...draft, ...typed });
        const again = parsed.ok ? parseCompany(writeDraft(companyFields, parsed.value)) : parsed;
        expect(again).toEqual(parsed);
      }),
    );
  });
});
