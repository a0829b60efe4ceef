import { describe, expect, it } from 'vitest';
import { chooseMembership } from '../../../src/domain/company/chooseMembership.ts';
import { companyAtStart } from '../../../src/domain/company/companyAtStart.ts';
import type { Membership } from '../../../src/domain/company/Membership.ts';
import { splitMemberships } from '../../../src/domain/company/splitMemberships.ts';

const membership = (id: string, fields: Partial<Membership> = {}): Membership => ({
  id,
  name: id,
  domain: 'greenline.com',
  audience: 'fleet',
  role: 'owner',
  ...fields,
});
const north = membership('north');
const south = membership('south');
const shop = membership('shop', { audience: 'office' });
const amber = membership('amber', { domain: 'amber.com' });

describe('memberships', () => {
  it('are split by the audience of this front end', () => {
    expect(splitMemberships('GREENLINE.com', 'fleet', [north, shop, amber])).toEqual({
      here: [north],
      elsewhere: [shop],
    });
  });

  it('are split quickly, however long the domain', () => {
    const odd = membership('odd', { domain: `${'.'.repeat(1_000_000)}x` });
    expect(splitMemberships('greenline.com', 'fleet', [odd, north]).here).toEqual([north]);
  });

  it('are shown for every brand when the host has none', () => {
    expect(splitMemberships(undefined, 'office', [north, shop, amber])).toEqual({
      here: [shop],
      elsewhere: [north, amber],
    });
  });
});

describe('choosing a company after sign-in', () => {
  it.each([
    ['nothing when there is none', [], 'north', { kind: 'none' }],
    ['the only one at once', [north], undefined, { kind: 'one', membership: north }],
    ['the remembered one of several', [north, south], 'south', { kind: 'one', membership: south }],
    [
      'all of them when none is remembered',
      [north, south],
      undefined,
      { kind: 'several', memberships: [north, south] },
    ],
    [
      'all of them when the remembered one no longer exists',
      [north, south],
      'gone',
      { kind: 'several', memberships: [north, south] },
    ],
  ])('offers %s', (_, here, remembered, choice) => {
    expect(chooseMembership(here, remembered)).toEqual(choice);
  });
});

describe('the company at start', () => {
  const matched = { id: 'brand', name: 'Greenline', domain: 'greenline.com' };
  const chosen = { id: 'north', name: 'North', domain: 'Greenline.com' };
  const foreign = { id: 'amber', name: 'Amber', domain: 'amber.com' };

  it.each([
    ['the matched one', matched, undefined, undefined, matched],
    ['the matched one when nobody is signed in', matched, chosen, undefined, matched],
    ['the one the signed-in user chose in this tab', matched, chosen, 'token', chosen],
    ['the matched one rather than one chosen on another domain', matched, foreign, 'token', matched],
    ['the stored one when none matches', undefined, chosen, undefined, chosen],
    ['none when there is none', undefined, undefined, 'token', undefined],
  ])('is %s', (_, match, company, token, stored) => {
    expect(companyAtStart(match, { company, token, user: undefined })).toEqual(stored);
  });
});
