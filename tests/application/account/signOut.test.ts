import { expect, it } from 'vitest';
import { signOut } from '../../../src/application/account/signOut.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { FakeAuthentication } from '../../support/fakes/FakeAuthentication.ts';
import { FakeKeptDrafts } from '../../support/fakes/FakeKeptDrafts.ts';
import { FakeNavigation } from '../../support/fakes/FakeNavigation.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';

const session = sessionFactory.build();

const arrange = () => {
  const authentication = new FakeAuthentication();
  const store = new FakeSessionStore(session);
  const navigation = new FakeNavigation('http://fleet.greenline.localhost/ui/drivers');
  const drafts = new FakeKeptDrafts();
  return { authentication, store, drafts, navigation, leave: signOut(authentication, store, drafts, navigation) };
};

it('signing out ends the session in every tab, keeps the company and revokes the token', async () => {
  const { leave, authentication, store, navigation } = arrange();
  await leave();
  expect(store.read()).toEqual({ token: undefined, user: undefined, company: session.company });
  expect(store.toldOtherTabs).toBe(true);
  expect(authentication.signOuts).toBe(1);
  expect(navigation.steps).toEqual(['replace /authentication/sign-in']);
});

it('signing out deletes kept drafts', async () => {
  const { leave, drafts } = arrange();
  const place = { userId: 'ann', companyId: 'c-1', path: '/ui/vehicles/new', form: 'vehicle' } as const;
  drafts.keep(place, { fields: { plate: 'B-GL 1' }, version: undefined, hadFile: false });
  await leave();
  expect(drafts.find(place)).toBeUndefined();
});

it('signing out does not wait for the service', () => {
  const { leave, authentication, store, navigation } = arrange();
  authentication.whenSigningOut = new Promise(() => {});
  void leave();
  expect(store.read().token).toBeUndefined();
  expect(navigation.steps).toEqual(['replace /authentication/sign-in']);
});

it('signing out ends the session even when the service is unreachable, and passes on the failure', async () => {
  const { leave, authentication, store } = arrange();
  authentication.whenSigningOut = new Failure({ kind: 'unreachable', offline: true });
  await expect(leave()).rejects.toBeInstanceOf(Failure);
  expect(store.read().token).toBeUndefined();
});

it('signing out revokes the token before clearing it', async () => {
  const { leave, authentication, store } = arrange();
  const signedOutWith = new Promise<string | undefined>((resolve) => {
    authentication.signOut = () => Promise.resolve(resolve(store.read().token));
  });
  await leave();
  expect(await signedOutWith).toBe(session.token);
});
