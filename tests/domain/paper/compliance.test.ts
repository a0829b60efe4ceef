import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Compliance, compliances } from '../../../src/domain/paper/Compliance.ts';
import { expiryCompliance } from '../../../src/domain/paper/expiryCompliance.ts';
import { needsExpiryDate } from '../../../src/domain/paper/needsExpiryDate.ts';
import { requiredPapers } from '../../../src/domain/paper/requiredPapers.ts';
import { vehicleCompliance } from '../../../src/domain/paper/vehicleCompliance.ts';
import { worstCompliance } from '../../../src/domain/paper/worstCompliance.ts';
import { documentFactory } from '../../support/factories/documentFactory.ts';

const today = '2026-01-05';

it.each([
  ['registration', false],
  ['insurance', true],
  ['roadworthiness', true],
  ['permit', false],
  ['other', false],
] as const)('whether a paper of type %s needs an expiry date: %s', (type, needs) => {
  expect(needsExpiryDate(type)).toBe(needs);
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

describe('the worst compliance', () => {
  it.each<[readonly Compliance[], Compliance]>([
    [[], 'valid'],
    [['valid', 'expiring'], 'expiring'],
    [['expiring', 'missing', 'valid'], 'missing'],
    [['missing', 'expired'], 'expired'],
  ])('of %j is %s', (found, worst) => {
    expect(worstCompliance(found)).toBe(worst);
  });

  it('is one of the given ones, and none of them is worse', () => {
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

  it('are valid when all required ones are valid', () => {
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
      'without the expiry date of the insurance',
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
      'with an expiry date on the registration, which is ignored',
      [{ ...registration, expiresOn: '2020-01-01' }, insurance, roadworthiness],
      'valid',
    ],
    [
      'with an expired permit, which is not required',
      [...all, documentFactory.build({ type: 'permit', expiresOn: '2020-01-01' })],
      'valid',
    ],
  ] as const)('%s are %s', (_, documents, compliance) => {
    expect(vehicleCompliance(documents, today)).toBe(compliance);
  });

  it('are judged by the newest of each type', () => {
    const older = { ...insurance, expiresOn: '2025-01-01', createdAt: '2024-01-01T09:00:00.000Z' };
    expect(vehicleCompliance([older, ...all], today)).toBe('valid');
    expect(vehicleCompliance([...all, older], today)).toBe('valid');
  });
});
