import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neutralSettings } from '../../../src/infrastructure/config/neutralSettings.ts';
import { readSettings } from '../../../src/infrastructure/config/readSettings.ts';
import { inheritedNames, outsideValue } from '../../support/outsideValues.ts';
import { FakeLog } from '../../support/fakes/FakeLog.ts';

const read = (raw: unknown) => {
  const log = new FakeLog();
  return { settings: readSettings(raw, log), warnings: log.warnings };
};

it('keeps valid settings unchanged', () => {
  const raw = {
    locale: 'de-DE',
    services: { ...neutralSettings.services, auth: 'https://auth.example.com', drivers: 'http://localhost:9000/base' },
    companyHeader: 'X-Tenant',
    storeHosts: ['apps.apple.com'],
    map: { styleUrl: 'https://tiles.example.com/style.json?key=1', attribution: '© OpenStreetMap contributors' },
    brands: { 'greenline.localhost': { primaryColor: '#51C21C' } },
  };
  expect(read(raw)).toEqual({ settings: raw, warnings: [] });
});

it('uses neutral defaults for missing settings without a warning', () => {
  expect(read({})).toEqual({ settings: neutralSettings, warnings: [] });
});

it.each(['tiles.example.com', '//tiles.example.com/a.json', 'javascript:alert(1)', '', 7])(
  'draws maps without tiles if the address of their style is %j',
  (styleUrl) => {
    expect(read({ map: { styleUrl } })).toEqual({
      settings: neutralSettings,
      warnings: ['config.json: map is not usable and was left out.'],
    });
  },
);

it('a style of this site needs no host', () => {
  expect(read({ map: { styleUrl: '/map/style.json' } }).settings.map?.styleUrl).toBe('/map/style.json');
});

it.each([undefined, null, 'text', 7, true])('uses neutral settings for %j and logs a warning', (raw) => {
  expect(read(raw)).toEqual({
    settings: neutralSettings,
    warnings: ['config.json is missing or is no JSON object; the neutral configuration is used.'],
  });
});

describe('an invalid setting', () => {
  it.each([
    ['locale', { locale: 'en_US!' }],
    ['locale', { locale: 7 }],
    ['services', { services: 'https://all.example.com' }],
    ['services.auth', { services: { auth: 'auth.example.com' } }],
    ['services.auth', { services: { auth: 'javascript:alert(1)' } }],
    ['services.auth', { services: { auth: '//auth.example.com' } }],
    ['services.auth', { services: { auth: 'https://auth.example.com?tenant=1' } }],
    ['services.auth', { services: { auth: 'https://auth.example.com/#v1' } }],
    ['services.auth', { services: { auth: 'https://auth.example.com/?' } }],
    ['services.auth', { services: { auth: 'https:auth.example.com' } }],
    ['services.auth', { services: { auth: 'https://auth.example.com ' } }],
    ['services.auth', { services: { auth: 'https://ann:secret@auth.example.com' } }],
    ['services.drivers', { services: { drivers: null } }],
    ['companyHeader', { companyHeader: 'Authorization' }],
    ['companyHeader', { companyHeader: 'content-type' }],
    ['companyHeader', { companyHeader: 'Host' }],
    ['companyHeader', { companyHeader: 'X Company\r\nX-Evil: 1' }],
    ['companyHeader', { companyHeader: '' }],
    ['storeHosts', { storeHosts: 'apps.apple.com' }],
    ['storeHosts', { storeHosts: ['https://apps.apple.com/'] }],
    ['storeHosts', { storeHosts: ['https://apps.apple.com'] }],
    ['storeHosts', { storeHosts: ['apps.apple.com/'] }],
    ['storeHosts', { storeHosts: ['localhost'] }],
    ['brands', { brands: 'green' }],
  ])('of %s is replaced by the neutral one, with one warning that names it', (path, raw) => {
    const { settings, warnings } = read(raw);
    expect(settings).toEqual(neutralSettings);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(`config.json: ${path} is not usable`);
  });

  it('leaves valid settings beside it alone', () => {
    const { settings } = read({
      locale: 7,
      companyHeader: 'X-Tenant',
      services: { auth: 7, users: 'https://u.example' },
    });
    expect(settings).toMatchObject({ companyHeader: 'X-Tenant', services: { auth: '', users: 'https://u.example' } });
  });
});

it.each(['https://a.example/base', 'https://a.example/base//'])('removes trailing slashes from %j', (auth) => {
  expect(read({ services: { auth } }).settings.services.auth).toBe('https://a.example/base');
});

it('lowercases store hosts', () => {
  expect(read({ storeHosts: ['Apps.Apple.com'] }).settings.storeHosts).toEqual(['apps.apple.com']);
});

it.each<[string, unknown]>([
  ['inherited', { services: Object.create({ auth: 'https://evil.example' }) }],
  ['inherited', Object.create({ locale: 'de-DE' })],
  ['called __proto__', JSON.parse('{"__proto__":{"locale":"de-DE"}}')],
])('ignores settings that are %s', (_, raw) => {
  expect(read(raw).settings).toEqual(neutralSettings);
});

it('any input gives usable settings and never changes a prototype', () => {
  const names = [...Object.keys(neutralSettings), '__proto__', 'constructor'];
  const raw = fc.oneof(outsideValue, fc.dictionary(fc.constantFrom(...names), outsideValue));
  const before = inheritedNames();
  fc.assert(
    fc.property(raw, (value) => {
      const { settings } = read(value);
      expect(Object.keys(settings)).toEqual(Object.keys(neutralSettings));
      expect(() => new Intl.NumberFormat(settings.locale)).not.toThrow();
      expect(() => new Headers([[settings.companyHeader, 'x']])).not.toThrow();
      for (const address of Object.values(settings.services)) expect(address).toMatch(/^$|^https?:/i);
    }),
  );
  expect(inheritedNames()).toEqual(before);
});
