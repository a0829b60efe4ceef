import { describe, expect, it } from 'vitest';
import { countries } from '../../../src/domain/company/countries.ts';
import { localeIn } from '../../../src/domain/region/localeIn.ts';
import { readRegion } from '../../../src/domain/region/readRegion.ts';

const may6 = Date.UTC(2027, 4, 6, 16, 30);
const numbersIn = (region: string | undefined): string =>
  new Intl.DateTimeFormat(localeIn('en-US', region), {
    timeZone: 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(may6);
const timeIn = (region: string): string =>
  new Intl.DateTimeFormat(localeIn('en-US', region), { timeZone: 'UTC', timeStyle: 'short' })
    .format(may6)
    .replaceAll(/\s/g, ' ');

describe('dates in English by the customs of a country', () => {
  it.each([
    ['US', '05/06/2027', '4:30 PM'],
    ['GB', '06/05/2027', '16:30'],
    ['IE', '06/05/2027', '16:30'],
    ['DE', '06/05/2027', '16:30'],
    ['ES', '06/05/2027', '16:30'],
    ['SE', '2027-05-06', '16:30'],
    ['BR', '06/05/2027', '16:30'],
    ['CO', '06/05/2027', '4:30 pm'],
    ['TR', '06/05/2027', '16:30'],
    ['CN', '2027-05-06', '16:30'],
  ])('of %s are ordered as in %j, and hours counted as in %j', (region, date, time) => {
    expect([numbersIn(region), timeIn(region)]).toEqual([date, time]);
  });

  it('keep their language', () => {
    const locale = localeIn('en-US', 'FR');
    expect(new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(may6)).toBe('May');
  });

  it.each([
    ['US', 'sun'],
    ['IE', 'mon'],
    ['PT', 'sun'],
    ['AE', 'mon'],
    ['EG', 'sat'],
    ['MV', 'fri'],
  ])('begin the week in %s on %s', (region, day) => {
    expect(localeIn('en-US', region)).toMatch(new RegExp(`-u-fw-${day}$`));
  });

  it('can be written for every country, and nowhere put the month first but where that is the custom', () => {
    const monthFirst = countries.filter((region) => numbersIn(region).startsWith('05'));
    expect(monthFirst).toContain('US');
    expect(monthFirst.filter((region) => !monthFirstCustom.has(region))).toEqual([]);
  });
});

/** Where CLDR's own languages write the month first: the United States, its territories and neighbours of their custom. */
const monthFirstCustom = new Set(['AS', 'BI', 'FM', 'GU', 'MH', 'MP', 'PA', 'PH', 'PR', 'PW', 'UM', 'US', 'VI']);

it('without a country a locale stays as it is configured', () => {
  expect(localeIn('de-AT', undefined)).toBe('de-AT');
});

it('another language keeps its order where it is not spoken', () => {
  expect(localeIn('de-DE', 'GB')).toBe('de-DE-u-fw-mon');
  expect(localeIn('de-DE', 'AT')).toBe('de-AT-u-fw-mon');
});

it.each(['', 'ie', 'IRL', 'I', '1E', 'IE-x', null, 7])('%j is no country of dates', (raw) => {
  expect(readRegion(raw)).toBeUndefined();
});
