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

it('is in the brand of the host before any company is known', () => {
  expect(chooseAt('fleet.greenline.localhost').choose(undefined).domain).toBe('greenline.localhost');
});

it('takes the brand of the matched company, whatever the host', () => {
  const { choose } = chooseAt('freight.example.com');
  expect(choose(companyFactory.build({ domain: 'amber.localhost' })).primaryColor).toBe('#FFBB02');
});

it('falls back to the brand of the host when nothing is configured for the company', () => {
  const { choose } = chooseAt('fleet.greenline.localhost');
  expect(choose(companyFactory.build({ domain: 'other.example.com' })).domain).toBe('greenline.localhost');
});

it.each(['localhost', 'constructor', 'example.com'])('is neutral for the stranger %s', (host) => {
  expect(chooseAt(host).choose(undefined)).toBe(neutralBrand);
});

it('tells in the console what is wrong with the values', () => {
  const brands = { 'greenline.localhost': brandSettingFactory.build({ primaryTextColor: '#FFFFFF' }) };
  const { choose, log } = chooseAt('fleet.greenline.localhost', settingsFactory.build({ brands }));
  expect(choose(undefined).primaryTextColor).toBe('#0A0A0A');
  expect(log.warnings).toHaveLength(1);
});
