import { expect, it } from 'vitest';
import { followSignOut } from '../../../src/application/account/followSignOut.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { FakeAuthentication } from '../../support/fakes/FakeAuthentication.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';
import { nextTurn } from '../../support/nextTurn.ts';

const arrange = (session = sessionFactory.build()) => {
  const authentication = new FakeAuthentication();
  const store = new FakeSessionStore(session);
  followSignOut(authentication, store)();
  return { authentication, store };
};

it('revokes the token of this tab when another tab signs out', () => {
  const { authentication, store } = arrange();
  store.resetElsewhere();
  expect(authentication.signOuts).toBe(1);
});

it('revokes no token when this tab signs out itself', () => {
  const { authentication, store } = arrange();
  store.reset();
  expect(authentication.signOuts).toBe(0);
});

it('revokes no token when nobody is signed in', () => {
  const { authentication, store } = arrange({ token: undefined, user: undefined, company: undefined });
  store.resetElsewhere();
  expect(authentication.signOuts).toBe(0);
});

it('ends the session of this tab even when its token cannot be revoked', async () => {
  const { authentication, store } = arrange();
  authentication.whenSigningOut = new Failure({ kind: 'unreachable', offline: true });
  store.resetElsewhere();
  await nextTurn();
  expect(store.read().token).toBeUndefined();
});
