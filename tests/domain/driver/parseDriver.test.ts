import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DriverDraft, driverFields } from '../../../src/domain/driver/driverFields.ts';
import { parseDriver } from '../../../src/domain/driver/parseDriver.ts';
import { writeDraft } from '../../../src/domain/record/writeDraft.ts';
import { driverFactory, fullDriverFactory } from '../../support/factories/driverFactory.ts';
import { outsideText } from '../../support/outsideValues.ts';

const active = { status: 'active', today: '2026-03-10' } as const;
const draft: DriverDraft = {
  ...writeDraft(driverFields),
  name: 'Ann Lee',
  phone: '+49 30 1234567',
  language: 'de',
  employment: 'employee',
};
const licence = {
  'licence.number': 'B072RRE2I55',
  'licence.country': 'DE',
  'licence.categories': 'C CE',
  'licence.issuedOn': '2022-05-01',
  'licence.expiresOn': '2027-05-01',
};

/** The code of each field's problem. */
const codesOf = (typed: DriverDraft, circumstances: Parameters<typeof parseDriver>[1] = active) => {
  const parsed = parseDriver(typed, circumstances);
  return parsed.ok
    ? {}
    : Object.fromEntries(Object.entries(parsed.problems).map(([path, problem]) => [path, problem?.code]));
};
const factsOf = (typed: DriverDraft) => {
  const parsed = parseDriver(typed, active);
  return parsed.ok ? parsed.value : undefined;
};

describe('parsing a driver', () => {
  it.each<[Partial<DriverDraft>, object]>([
    [{}, {}],
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'x'.repeat(121) }, { name: 'too_long' }],
    [{ phone: '' }, { phone: 'required' }],
    [{ phone: '030 1234567' }, { phone: 'phone' }],
    [{ email: 'ann' }, { email: 'email' }],
    [{ email: 'ann@drivers.test' }, {}],
    [{ language: 'xx' }, { language: 'not_a_choice' }],
    [{ language: '' }, { language: 'required' }],
    [{ employment: 'guest' }, { employment: 'not_a_choice' }],
    [licence, {}],
    [{ ...licence, 'licence.issuedOn': '2026-03-10' }, {}],
    [{ ...licence, 'licence.expiresOn': '2025-05-01' }, {}],
    [{ ...licence, 'licence.number': ' A1 ' }, { 'licence.number': 'too_short' }],
    [{ ...licence, 'licence.number': 'x'.repeat(31) }, { 'licence.number': 'too_long' }],
    [{ ...licence, 'licence.number': 'A1\u00072' }, { 'licence.number': 'unprintable' }],
    [{ ...licence, 'licence.country': 'XX' }, { 'licence.country': 'country' }],
    [{ ...licence, 'licence.categories': 'C Z' }, { 'licence.categories': 'not_a_choice' }],
    [{ ...licence, 'licence.issuedOn': '2026-03-11' }, { 'licence.issuedOn': 'in_future' }],
    [{ ...licence, 'licence.issuedOn': '2026-02-30' }, { 'licence.issuedOn': 'not_a_day' }],
    [{ ...licence, 'licence.expiresOn': '2022-05-01' }, { 'licence.expiresOn': 'before_issue' }],
    [{ ...licence, 'licence.expiresOn': 'soon' }, { 'licence.expiresOn': 'not_a_day' }],
    [
      { 'licence.number': 'B072RRE2I55' },
      {
        'licence.country': 'required',
        'licence.categories': 'required',
        'licence.issuedOn': 'required',
        'licence.expiresOn': 'required',
      },
    ],
    [{ 'cards.cpc.expiresOn': '2020-01-01' }, {}],
    [{ 'cards.cpc.number': '123' }, { 'cards.cpc.expiresOn': 'required' }],
    [{ 'cards.adr.expiresOn': '2026-13-01' }, { 'cards.adr.expiresOn': 'not_a_day' }],
    [
      { 'cards.medical.number': 'x'.repeat(31), 'cards.medical.expiresOn': '2027-01-01' },
      { 'cards.medical.number': 'too_long' },
    ],
    [
      { 'cards.medical.number': 'M1', 'cards.medical.expiresOn': '2027-01-01' },
      { 'cards.medical.number': 'too_short' },
    ],
  ])('finds in %j the problems %j', (fields, problems) => {
    expect(codesOf({ ...draft, ...fields })).toEqual(problems);
  });

  it('accepts an invited driver without a phone number', () => {
    const invited = { ...active, status: 'invited' } as const;
    expect(codesOf({ ...draft, phone: '' }, invited)).toEqual({});
    expect(codesOf({ ...draft, phone: '1' }, invited)).toEqual({ phone: 'phone' });
  });

  it('finds only the required fields missing in an empty draft', () => {
    expect(codesOf(writeDraft(driverFields))).toEqual({
      name: 'required',
      phone: 'required',
      language: 'required',
      employment: 'required',
    });
  });

  it('leaves empty fields undefined', () => {
    expect(factsOf(draft)).toEqual({
      name: 'Ann Lee',
      phone: '+49301234567',
      email: undefined,
      language: 'de',
      employment: 'employee',
      currentVehicleId: undefined,
      licence: undefined,
      cards: { tachograph: undefined, cpc: undefined, medical: undefined, adr: undefined },
    });
  });

  it('reads licence and cards, and collapses spaces', () => {
    const cards = { 'cards.tachograph.number': ' D12 ', 'cards.tachograph.expiresOn': '2028-01-01' };
    const medical = { 'cards.medical.expiresOn': '2027-01-01' };
    const number = { 'licence.number': 'B 072\u00a0 RR', 'licence.country': 'de' };
    expect(factsOf({ ...draft, name: ' Ana  Pop ', ...licence, ...number, ...cards, ...medical })).toMatchObject({
      name: 'Ana Pop',
      licence: {
        number: 'B 072 RR',
        country: 'DE',
        issuedOn: '2022-05-01',
        expiresOn: '2027-05-01',
        categories: ['C', 'CE'],
      },
      cards: {
        tachograph: { number: 'D12', expiresOn: '2028-01-01' },
        cpc: undefined,
        medical: { number: undefined, expiresOn: '2027-01-01' },
      },
    });
  });

  it.each([
    ['few', driverFactory.build({ email: undefined, licence: undefined })],
    ['all', fullDriverFactory.build()],
  ])('reads back what the form shows of a driver with %s fields', (_much, driver) => {
    const facts = factsOf(writeDraft(driverFields, driver));
    expect(driver).toMatchObject({ ...facts });
    expect(Object.keys(facts ?? {})).toEqual(Object.keys(driverFields));
  });

  it('accepts or rejects any text, and reads back what it accepted', () => {
    const full = writeDraft(driverFields, fullDriverFactory.build());
    const fields = fc.dictionary(fc.constantFrom(...Object.keys(draft)), outsideText, { maxKeys: 2 });
    fc.assert(
      fc.property(fields, (typed) => {
        const facts = factsOf({ ...full, ...typed });
        expect(facts && factsOf(writeDraft(driverFields, facts))).toEqual(facts);
      }),
    );
  });
});
