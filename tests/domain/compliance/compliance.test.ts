import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Compliance, compliances } from '../../../src/domain/compliance/Compliance.ts';
import { daysUntil } from '../../../src/domain/compliance/daysUntil.ts';
import { expiryCompliance } from '../../../src/domain/compliance/expiryCompliance.ts';
import { isCalendarDate } from '../../../src/domain/compliance/isCalendarDate.ts';
import { requiredPapers } from '../../../src/domain/compliance/requiredPapers.ts';
import { vehicleCompliance } from '../../../src/domain/compliance/vehicleCompliance.ts';
import { worstCompliance } from '../../../src/domain/compliance/worstCompliance.ts';
import { documentFactory } from '../../support/factories/documentFactory.ts';
import { outsideText } from '../support/outsideValues.ts';

const today = '2026-01-05';
const day = (offset: number): string => new Date(Date.UTC(2026, 0, 5 + offset)).toISOString().slice(0, 10);

describe('a day of the calendar', () => {
  it.each(['2026-01-05', '2024-02-29', '0001-01-01', '9999-12-31'])('%s is one', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each([
    '',
    '2026-1-5',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-01-05T00:00:00Z',
    '05.01.2026',
  ])('%j is none', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it('is judged without an error whatever is typed', () => {
    fc.assert(
      fc.property(outsideText, (text) => {
        expect(isCalendarDate(text)).toBeTypeOf('boolean');
      }),
    );
  });
});

it.each([
  ['2026-01-05', 0],
  ['2026-01-06', 1],
  ['2026-01-04', -1],
  ['2026-03-30', 84],
  ['2027-01-05', 365],
])('from today to %s it is %i days', (date, days) => {
  expect(daysUntil(date, today)).toBe(days);
});

it('a day is as far off as the days one has to wait, over every change of clocks', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), (offset) => {
      expect(daysUntil(day(offset), today)).toBe(offset);
    }),
  );
});

it.each<[string | undefined, Compliance]>([
  [undefined, 'valid'],
  ['2026-01-04', 'expired'],
  ['2026-01-05', 'expiring'],
  ['2026-02-04', 'expiring'],
  ['2026-02-05', 'valid'],
])('a paper that expires on %s is %s', (expiresOn, compliance) => {
  expect(expiryCompliance(expiresOn, today)).toBe(compliance);
});

describe('the worst of several', () => {
  it.each<[readonly Compliance[], Compliance]>([
    [[], 'valid'],
    [['valid', 'expiring'], 'expiring'],
    [['expiring', 'missing', 'valid'], 'missing'],
    [['missing', 'expired'], 'expired'],
  ])('%j is %s', (found, worst) => {
    expect(worstCompliance(found)).toBe(worst);
  });

  it('is one of them, and no other is worse', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...compliances), { minLength: 1 }), (found) => {
        const worst = worstCompliance(found);
        expect(found).toContain(worst);
        expect(found.every((one) => compliances.indexOf(one) >= compliances.indexOf(worst))).toBe(true);
      }),
    );
  });
});

describe('the papers of a vehicle', () => {
  const registration = documentFactory.build({ type: 'registration', expiresOn: undefined });
  const insurance = documentFactory.build({ type: 'insurance', expiresOn: '2026-06-30' });
  const roadworthiness = documentFactory.build({ type: 'roadworthiness', expiresOn: '2026-09-30' });
  const all = [registration, insurance, roadworthiness];

  it('are valid when all that are needed are there', () => {
    expect(vehicleCompliance(all, today)).toBe('valid');
    expect(requiredPapers(all, today).map(({ type, compliance }) => [type, compliance])).toEqual([
      ['registration', 'valid'],
      ['insurance', 'valid'],
      ['roadworthiness', 'valid'],
    ]);
  });

  it.each([
    ['without any', [], 'missing'],
    ['without a registration', [insurance, roadworthiness], 'missing'],
    [
      'without the last day of the insurance',
      [registration, { ...insurance, expiresOn: undefined }, roadworthiness],
      'missing',
    ],
    [
      'with an insurance about to expire',
      [registration, { ...insurance, expiresOn: '2026-01-20' }, roadworthiness],
      'expiring',
    ],
    ['with an insurance that has expired', [registration, { ...insurance, expiresOn: '2025-12-31' }], 'expired'],
    [
      'whose registration has a last day, which does not count',
      [{ ...registration, expiresOn: '2020-01-01' }, insurance, roadworthiness],
      'valid',
    ],
    [
      'with a permit that has expired, which is not needed',
      [...all, documentFactory.build({ type: 'permit', expiresOn: '2020-01-01' })],
      'valid',
    ],
  ] as const)('%s are %s', (_, documents, compliance) => {
    expect(vehicleCompliance(documents, today)).toBe(compliance);
  });

  it('go by the newest of each kind', () => {
    const older = { ...insurance, expiresOn: '2025-01-01', createdAt: '2024-01-01T09:00:00.000Z' };
    expect(vehicleCompliance([older, ...all], today)).toBe('valid');
    expect(vehicleCompliance([...all, older], today)).toBe('valid');
  });
});
