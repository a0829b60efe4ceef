import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchCompany } from '../../../src/domain/company/matchCompany.ts';
import { hostParts } from '../../../src/domain/company/hostParts.ts';
import { outsideText } from '../../support/outsideValues.ts';

const company = (domain: string) => ({ id: domain, name: domain, domain });
const matchedDomain = (host: string, ...domains: readonly string[]) => matchCompany(domains.map(company), host)?.domain;

/** How many distinct parts two hosts have in common, in any position. */
const sharedHostParts = (one: string, other: string): number =>
  hostParts(one).filter((part) => hostParts(other).includes(part)).length;

describe('matching a company to a host', () => {
  it.each([
    ['fleet.greenline.com', 'greenline.com'],
    ['FLEET.GreenLine.COM', 'greenline.com'],
    ['fleet.greenline.com', 'GREENLINE.com'],
    ['fleet.greenline.com:8080', 'greenline.com:443'],
    ['fleet.greenline.com.', 'greenline.com.'],
    ['com.greenline', 'greenline.com'],
    ['app.fleet.greenline.com', 'old.greenline.com'],
  ])('matches %s to the company of %s', (host, domain) => {
    expect(matchedDomain(host, domain)).toBe(domain);
  });

  it.each([
    ['fleet.greenline.com', 'amber.com', 'only one part is shared'],
    ['localhost', 'localhost', 'one part is not enough, not even the same'],
    ['com.com', 'com.com.com', 'a part counts once'],
    ['greenline.com', 'greenlines.com', 'parts are whole'],
    ['line.com', 'greenline.com', 'parts are whole'],
    ['greenline.com', '', 'there is no domain'],
    ['greenline.com', '....', 'a domain of dots is none'],
    ['', 'greenline.com', 'there is no host'],
    ['...', '...', 'nothing is shared by dots'],
    ['a.b', 'a:x.b:y', 'a colon ends a host only before a port'],
    ['constructor.prototype', 'greenline.com', 'it is a stranger'],
  ])('matches %j to none of %j: %s', (host, domain) => {
    expect(matchedDomain(host, domain)).toBeUndefined();
  });

  it('prefers the company that shares the most parts', () => {
    expect(
      matchedDomain('fleet.north.greenline.com', 'greenline.com', 'north.greenline.com', 'south.greenline.com'),
    ).toBe('north.greenline.com');
  });

  it('prefers the first of several equal matches', () => {
    expect(matchedDomain('fleet.greenline.com', 'a.greenline.com', 'b.greenline.com')).toBe('a.greenline.com');
  });

  it('chooses by the number of shared parts, whatever the domains', () => {
    const domain = fc.oneof(
      fc.domain(),
      outsideText,
      fc.string({ unit: fc.constantFrom('a', 'b', '.', 'A', ':', '8') }),
    );
    fc.assert(
      fc.property(fc.array(domain, { maxLength: 8 }), domain, (domains, host) => {
        const shares = domains.map((each) => sharedHostParts(each, host));
        const most = Math.max(1, ...shares);
        expect(matchedDomain(host, ...domains)).toBe(most > 1 ? domains[shares.indexOf(most)] : undefined);
      }),
    );
  });

  it('finds the last of many companies', () => {
    const directory = Array.from({ length: 10_000 }, (_, at) => company(`fleet.company-${at}.haulage.example`));
    expect(matchCompany(directory, 'fleet.company-9999.haulage.example')).toBe(directory.at(-1));
  });
});
