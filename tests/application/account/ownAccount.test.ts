import { expect, it } from 'vitest';
import { changePassword } from '../../../src/application/account/changePassword.ts';
import { confirmPassword } from '../../../src/application/account/confirmPassword.ts';
import { endSignIns } from '../../../src/application/account/endSignIns.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { ownSignInFactory } from '../../support/factories/ownSignInFactory.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { signedInFactory } from '../../support/factories/signedInFactory.ts';
import { FakeAccountSecurity } from '../../support/fakes/FakeAccountSecurity.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';

const opened = () => ({ security: new FakeAccountSecurity(), store: new FakeSessionStore(sessionFactory.build()) });
const draft = { currentPassword: 'Haul-2026-demo', password: 'a quiet lorry at dawn' };
const failure = new Failure({ kind: 'unreachable', offline: false });

it('a changed password comes with the token that the session goes on with', async () => {
  const { security, store } = opened();
  const fresh = signedInFactory.build({ token: 'fresh' });
  security.whenChanging = fresh;
  await changePassword(security, store)(draft);
  expect([security.changes, store.read().token]).toEqual([[draft], 'fresh']);
});

it('a confirmed password does too', async () => {
  const { security, store } = opened();
  security.whenConfirming = signedInFactory.build({ token: 'confirmed' });
  await confirmPassword(security, store)('Haul-2026-demo');
  expect([security.confirmed, store.read().token]).toEqual([['Haul-2026-demo'], 'confirmed']);
});

it('a change that failed leaves the session as it is', async () => {
  const { security, store } = opened();
  const before = store.read();
  security.whenChanging = failure;
  await expect(changePassword(security, store)(draft)).rejects.toBe(failure);
  expect(store.read()).toBe(before);
});

it('one sign-in is ended, or all others', async () => {
  const { security } = opened();
  const [here, phone, desk] = [ownSignInFactory.build({ isCurrent: true }), ...ownSignInFactory.buildList(2)] as const;
  security.live = [here, phone, desk].flatMap((each) => each ?? []);
  expect(await endSignIns(security)({ id: phone?.id ?? '' })).toBe(true);
  expect(security.live.map(({ id }) => id)).toEqual([here.id, desk?.id]);
  expect(await endSignIns(security)('others')).toBe(true);
  expect(security.live).toEqual([here]);
});

it('tells that the password has to be typed first', async () => {
  const { security } = opened();
  security.asks = true;
  expect(await endSignIns(security)('others')).toBe(false);
});
