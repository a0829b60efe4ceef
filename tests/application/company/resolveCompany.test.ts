import { expect, it } from 'vitest';
import { resolveCompany } from '../../../src/application/company/resolveCompany.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import type { Session } from '../../../src/domain/session/Session.ts';
import { companyFactory } from '../../support/factories/companyFactory.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { FakeBrandCompany } from '../../support/fakes/FakeBrandCompany.ts';
import { FakeCompanyDirectory } from '../../support/fakes/FakeCompanyDirectory.ts';
import { FakeNavigation } from '../../support/fakes/FakeNavigation.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';

const greenline = companyFactory.build({ domain: 'greenline.localhost' });
const amber = companyFactory.build({ domain: 'amber.localhost' });

const startAt = async (host: string, session: Partial<Session> = {}) => {
  const directory = new FakeCompanyDirectory();
  directory.brands = [amber, greenline];
  const brandCompany = new FakeBrandCompany();
  const store = new FakeSessionStore(session);
  await resolveCompany(directory, brandCompany, store, new FakeNavigation(`http://${host}:8080/`))();
  return { brand: brandCompany.read(), company: store.read().company };
};

it.each([
  ['fleet.greenline.localhost', greenline],
  ['office.amber.localhost', amber],
])('stores the company of the host %s', async (host, company) => {
  expect(await startAt(host)).toEqual({ brand: company, company });
});

it('stores no company on an unknown host', async () => {
  expect(await startAt('localhost')).toEqual({ brand: undefined, company: undefined });
});

it('keeps the company a signed-in user selected on the same domain, and still finds the brand', async () => {
  const own = companyFactory.build({ name: 'Northwind Haulage', domain: 'greenline.localhost' });
  const { brand, company } = await startAt('fleet.greenline.localhost', sessionFactory.build({ company: own }));
  expect(brand).toEqual(greenline);
  expect(company).toEqual(own);
});

it('replaces a company that was selected on another domain', async () => {
  const { company } = await startAt('fleet.greenline.localhost', sessionFactory.build({ company: amber }));
  expect(company).toEqual(greenline);
});

it('passes on a failure of the directory and keeps the company', async () => {
  const directory = new FakeCompanyDirectory();
  directory.brands = new Failure({ kind: 'unreachable', offline: false });
  const store = new FakeSessionStore({ company: amber });
  const start = resolveCompany(directory, new FakeBrandCompany(), store, new FakeNavigation());
  await expect(start()).rejects.toBeInstanceOf(Failure);
  expect(store.read().company).toEqual(amber);
});
