import { expect, it } from 'vitest';
import { chooseBrand } from '../../../src/application/company/chooseBrand.ts';
import { neutralBrand } from '../../../src/domain/brand/neutralBrand.ts';
import { brandSettingFactory } from '../../support/factories/brandSettingFactory.ts';
import { companyFactory } from '../../support/factories/companyFactory.ts';
import { settingsFactory } from '../../support/factories/settingsFactory.ts';
import { FakeLog } from '../../support/fakes/FakeLog.ts';
import { FakeNavigation } from '../../support/fakes/FakeNavigation.ts';

const settings = settingsFactory.build({
  brands: {
    'greenline.localhost': brandSettingFactory.build(),
    'amber.localhost': brandSettingFactory.build({ primaryColor: '#FFBB02', primaryTextColor: '#0A0A0A' }),
  },
});

const chooseAt = (host: string, given = settings) => {
  const log = new FakeLog();
  return { log, choose: chooseBrand(given, new FakeNavigation(`http://${host}/`), log) };
};

it('uses the brand of the host before the company is known', () => {
  expect(chooseAt('fleet.greenline.localhost').choose(undefined).domain).toBe('greenline.localhost');
});

it('uses the brand of the company, whatever the host', () => {
  const { choose } = chooseAt('freight.example.com');
  expect(choose(companyFactory.build({ domain: 'amber.localhost' })).primaryColor).toBe('#FFBB02');
});

it('falls back to the brand of the host when the company has none', () => {
  const { choose } = chooseAt('fleet.greenline.localhost');
  expect(choose(companyFactory.build({ domain: 'other.example.com' })).domain).toBe('greenline.localhost');
});

it.each(['localhost', 'constructor', 'example.com'])('uses the neutral brand on the unknown host %s', (host) => {
  expect(chooseAt(host).choose(undefined)).toBe(neutralBrand);
});

it('logs brand colours without enough contrast', () => {
  const brands = { 'greenline.localhost': brandSettingFactory.build({ primaryTextColor: '#FFFFFF' }) };
  const { choose, log } = chooseAt('fleet.greenline.localhost', settingsFactory.build({ brands }));
  expect(choose(undefined).primaryTextColor).toBe('#0A0A0A');
  expect(log.warnings).toHaveLength(1);
});
