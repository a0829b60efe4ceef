import { expect, it } from 'vitest';
import { chooseCompany } from '../../../src/application/company/chooseCompany.ts';
import { listMemberships } from '../../../src/application/company/listMemberships.ts';
import { membershipFactory } from '../../support/factories/membershipFactory.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { FakeCompanyDirectory } from '../../support/fakes/FakeCompanyDirectory.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';

it('lists the companies of the signed-in user', async () => {
  const directory = new FakeCompanyDirectory();
  const memberships = membershipFactory.buildList(2);
  directory.memberships = memberships;
  const store = new FakeSessionStore(sessionFactory.build({ user: { id: 'ann' } }));
  expect(await listMemberships(directory, store)()).toEqual(memberships);
  expect(directory.membersAsked).toEqual(['ann']);
});

it('lists no companies and sends no request when nobody is signed in', async () => {
  const directory = new FakeCompanyDirectory();
  expect(await listMemberships(directory, new FakeSessionStore())()).toEqual([]);
  expect(directory.membersAsked).toEqual([]);
});

it('a company selected before anybody signs in is nobody’s choice', () => {
  const store = new FakeSessionStore();
  const { id, name, domain } = membershipFactory.build();
  chooseCompany(store)({ id, name, domain });
  expect(store.read().company).toEqual({ id, name, domain });
});

it('selecting a company stores only its own fields and who selected it', () => {
  const store = new FakeSessionStore(sessionFactory.build({ user: { id: 'ann' } }));
  const { id, name, domain, ...membership } = membershipFactory.build();
  chooseCompany(store)({ id, name, domain, ...membership });
  expect(store.read().company).toEqual({ id, name, domain, chosenBy: 'ann' });
});
