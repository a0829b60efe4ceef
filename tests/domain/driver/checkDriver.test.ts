import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDriver } from '../../../src/domain/driver/checkDriver.ts';
import type { DriverDraft } from '../../../src/domain/driver/DriverDraft.ts';
import { driverData } from '../../../src/domain/driver/driverData.ts';
import { emptyDriverDraft } from '../../../src/domain/driver/emptyDriverDraft.ts';
import { outsideText } from '../../support/outsideValues.ts';

const active = { status: 'active', today: '2026-03-10' } as const;
const draft: DriverDraft = { ...emptyDriverDraft('de'), name: 'Ann Lee', phone: '+49 30 1234567' };
const licence = {
  'licence.number': 'B072RRE2I55',
  'licence.country': 'DE',
  'licence.categories': 'C CE',
  'licence.issuedOn': '2022-05-01',
  'licence.expiresOn': '2027-05-01',
};

describe('a driver', () => {
  it.each<[Partial<DriverDraft>, object]>([
    [{}, {}],
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'x'.repeat(121) }, { name: 'too-long' }],
    [{ phone: '' }, { phone: 'required' }],
    [{ phone: '030 1234567' }, { phone: 'phone' }],
    [{ email: 'ann' }, { email: 'email' }],
    [{ email: 'ann@drivers.test' }, {}],
    [{ language: 'xx' }, { language: 'choice' }],
    [{ employment: 'guest' }, { employment: 'choice' }],
    [licence, {}],
    [{ ...licence, 'licence.issuedOn': '2026-03-10' }, {}],
    [{ ...licence, 'licence.expiresOn': '2025-05-01' }, {}],
    [{ ...licence, 'licence.number': ' A1 ' }, { 'licence.number': 'licence-number' }],
    [{ ...licence, 'licence.number': 'x'.repeat(31) }, { 'licence.number': 'licence-number' }],
    [{ ...licence, 'licence.country': 'xx' }, { 'licence.country': 'country' }],
    [{ ...licence, 'licence.categories': 'C Z' }, { 'licence.categories': 'choice' }],
    [{ ...licence, 'licence.issuedOn': '2026-03-11' }, { 'licence.issuedOn': 'day-future' }],
    [{ ...licence, 'licence.issuedOn': '2026-02-30' }, { 'licence.issuedOn': 'day' }],
    [{ ...licence, 'licence.expiresOn': '2022-05-01' }, { 'licence.expiresOn': 'day-before-issue' }],
    [{ ...licence, 'licence.expiresOn': 'soon' }, { 'licence.expiresOn': 'day' }],
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
    [{ 'cards.adr.expiresOn': '2026-13-01' }, { 'cards.adr.expiresOn': 'day' }],
    [
      { 'cards.medical.number': 'x'.repeat(31), 'cards.medical.expiresOn': '2027-01-01' },
      { 'cards.medical.number': 'card-number' },
    ],
    [
      { 'cards.medical.number': 'M1', 'cards.medical.expiresOn': '2027-01-01' },
      { 'cards.medical.number': 'card-number' },
    ],
  ])('with %j has the problems %j', (fields, problems) => {
    expect(checkDriver({ ...draft, ...fields }, active)).toEqual(problems);
  });

  it('who is only invited may be without a phone', () => {
    expect(checkDriver({ ...draft, phone: '' }, { ...active, status: 'invited' })).toEqual({});
    expect(checkDriver({ ...draft, phone: '1' }, { ...active, status: 'invited' })).toEqual({ phone: 'phone' });
  });

  it('is checked whatever was typed', () => {
    const fields = Object.keys(draft);
    fc.assert(
      fc.property(fc.array(outsideText, { minLength: fields.length, maxLength: fields.length }), (typed) => {
        const odd = { ...draft, ...Object.fromEntries(fields.map((field, at) => [field, typed[at] ?? ''])) };
        for (const field of Object.keys(checkDriver(odd, active))) expect(fields).toContain(field);
      }),
    );
  });
});

describe('what the service is told', () => {
  it('has null where nothing was typed', () => {
    expect(driverData(draft)).toEqual({
      name: 'Ann Lee',
      phone: '+49301234567',
      email: null,
      language: 'de',
      employment: 'employee',
      licence: null,
      cards: [],
      currentVehicleId: null,
    });
  });

  it('has the licence and the cards that are there', () => {
    const cards = { 'cards.tachograph.number': ' D12 ', 'cards.tachograph.expiresOn': '2028-01-01' };
    const medical = { 'cards.medical.expiresOn': '2027-01-01' };
    expect(driverData({ ...draft, ...licence, ...cards, ...medical, currentVehicleId: 'v1' })).toMatchObject({
      licence: {
        number: 'B072RRE2I55',
        country: 'DE',
        categories: ['C', 'CE'],
        issuedOn: '2022-05-01',
        expiresOn: '2027-05-01',
      },
      cards: [
        { type: 'tachograph', number: 'D12', expiresOn: '2028-01-01' },
        { type: 'medical', number: null, expiresOn: '2027-01-01' },
      ],
      currentVehicleId: 'v1',
    });
  });
});
