import { describe, expect, it } from 'vitest';
import { chooseCompany } from '../../../src/application/company/chooseCompany.ts';
import { listMemberships } from '../../../src/application/company/listMemberships.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { membershipFactory } from '../../support/factories/membershipFactory.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { FakeCompanyDirectory } from '../../support/fakes/FakeCompanyDirectory.ts';
import { FakeKeptMemberships } from '../../support/fakes/FakeKeptMemberships.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';

it('lists the companies of the signed-in user', async () => {
  const directory = new FakeCompanyDirectory();
  const memberships = membershipFactory.buildList(2);
  directory.memberships = memberships;
  const store = new FakeSessionStore(sessionFactory.build({ user: { id: 'ann' } }));
  expect(await listMemberships(directory, new FakeKeptMemberships(), store)()).toEqual(memberships);
  expect(directory.membersAsked).toEqual(['ann']);
});

it('lists no companies and sends no request when nobody is signed in', async () => {
  const directory = new FakeCompanyDirectory();
  expect(await listMemberships(directory, new FakeKeptMemberships(), new FakeSessionStore())()).toEqual([]);
  expect(directory.membersAsked).toEqual([]);
});

describe('without the network', () => {
  const store = new FakeSessionStore(sessionFactory.build({ user: { id: 'ann' } }));
  const memberships = membershipFactory.buildList(2);
  const offline = new Failure({ kind: 'unreachable', offline: true });

  it('lists the companies last read', async () => {
    const directory = new FakeCompanyDirectory();
    const list = listMemberships(directory, new FakeKeptMemberships(), store);
    directory.memberships = memberships;
    await list();
    directory.memberships = offline;
    expect(await list()).toEqual(memberships);
  });

  it('fails if none were read, or if they are another person’s', async () => {
    const directory = new FakeCompanyDirectory();
    const kept = new FakeKeptMemberships();
    kept.keep('bob', memberships);
    directory.memberships = offline;
    await expect(listMemberships(directory, kept, store)()).rejects.toBe(offline);
  });

  it('keeps nothing that comes after the person has left', async () => {
    const directory = new FakeCompanyDirectory();
    const kept = new FakeKeptMemberships();
    const leaving = new FakeSessionStore(sessionFactory.build({ user: { id: 'ann' } }));
    directory.memberships = memberships;
    const listing = listMemberships(directory, kept, leaving)();
    leaving.reset();
    await listing;
    expect(kept.find('ann')).toBeUndefined();
  });

  it('does not hide that the service refused', async () => {
    const directory = new FakeCompanyDirectory();
    const kept = new FakeKeptMemberships();
    kept.keep('ann', memberships);
    const refused = new Failure({ kind: 'unauthorised', status: 403 });
    directory.memberships = refused;
    await expect(listMemberships(directory, kept, store)()).rejects.toBe(refused);
  });
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
