import { describe, expect, it } from 'vitest';
import type { Compliance } from '../../../src/domain/paper/Compliance.ts';
import { expiryCompliance } from '../../../src/domain/paper/expiryCompliance.ts';
import { needsExpiryDate } from '../../../src/domain/paper/needsExpiryDate.ts';
import { requiredPapers } from '../../../src/domain/paper/requiredPapers.ts';
import type { StoredDocument } from '../../../src/domain/paper/StoredDocument.ts';
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

const standing = (documents: readonly StoredDocument[]) =>
  Object.fromEntries(requiredPapers(documents, today).map(({ type, compliance }) => [type, compliance]));

describe('the papers of a vehicle', () => {
  const registration = documentFactory.build({ type: 'registration', expiresOn: undefined });
  const insurance = documentFactory.build({ type: 'insurance', expiresOn: '2026-06-30' });
  const roadworthiness = documentFactory.build({ type: 'roadworthiness', expiresOn: '2026-09-30' });
  const all = [registration, insurance, roadworthiness];

  const valid = { registration: 'valid', insurance: 'valid', roadworthiness: 'valid' };

  it.each<[string, readonly StoredDocument[], Readonly<Record<string, Compliance>>]>([
    ['all there', all, {}],
    ['none', [], { registration: 'missing', insurance: 'missing', roadworthiness: 'missing' }],
    ['no registration', [insurance, roadworthiness], { registration: 'missing' }],
    [
      'no expiry date of the insurance',
      [registration, { ...insurance, expiresOn: undefined }, roadworthiness],
      { insurance: 'missing' },
    ],
    [
      'an insurance about to expire',
      [registration, { ...insurance, expiresOn: '2026-01-20' }, roadworthiness],
      { insurance: 'expiring' },
    ],
    [
      'an insurance that has expired, and no roadworthiness',
      [registration, { ...insurance, expiresOn: '2025-12-31' }],
      { insurance: 'expired', roadworthiness: 'missing' },
    ],
    [
      'an expiry date on the registration, which is ignored',
      [{ ...registration, expiresOn: '2020-01-01' }, insurance, roadworthiness],
      {},
    ],
    [
      'an expired permit, which is not required',
      [...all, documentFactory.build({ type: 'permit', expiresOn: '2020-01-01' })],
      {},
    ],
  ])('with %s are valid but for some', (_, documents, others) => {
    expect(standing(documents)).toEqual({ ...valid, ...others });
  });

  it('are judged by the newest of each type', () => {
    const older = { ...insurance, expiresOn: '2025-01-01', createdAt: '2024-01-01T09:00:00.000Z' };
    expect(standing([older, ...all])).toEqual(valid);
    expect(standing([...all, older])).toEqual(valid);
  });
});
