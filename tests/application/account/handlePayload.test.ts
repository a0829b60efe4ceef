import { describe, expect, it } from 'vitest';
import { handlePayload } from '../../../src/application/account/handlePayload.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import type { Session } from '../../../src/domain/session/Session.ts';
import { companyFactory } from '../../support/factories/companyFactory.ts';
import { handOverPayloadFactory } from '../../support/factories/handOverPayloadFactory.ts';
import { payloadFactory } from '../../support/factories/payloadFactory.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { signedInFactory } from '../../support/factories/signedInFactory.ts';
import { FakeAuthentication } from '../../support/fakes/FakeAuthentication.ts';
import { FakeDialogs } from '../../support/fakes/FakeDialogs.ts';
import { FakeNavigation } from '../../support/fakes/FakeNavigation.ts';
import { FakeNotices } from '../../support/fakes/FakeNotices.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';
import { FakeWording } from '../../support/fakes/FakeWording.ts';

const arrange = (session: Partial<Session> = {}) => {
  const authentication = new FakeAuthentication();
  const store = new FakeSessionStore(session);
  const dialogs = new FakeDialogs();
  const notices = new FakeNotices();
  const navigation = new FakeNavigation();
  const handle = handlePayload(authentication, store, dialogs, notices, navigation, new FakeWording());
  return { authentication, store, dialogs, notices, navigation, handle };
};

const payload = handOverPayloadFactory.build({ token: 'one-use', user: { id: 'ann', name: 'Ann' } });
const spent = new Failure({ kind: 'unauthorised', status: 401 });

describe('a payload with a token', () => {
  it('signs its user in with a new token and opens the dashboard', async () => {
    const { handle, authentication, store, navigation } = arrange();
    const fresh = signedInFactory.build();
    authentication.whenExchanging = fresh;
    await handle(payload);
    expect(authentication.exchanges).toEqual([{ token: 'one-use', purpose: 'session' }]);
    expect(store.read()).toMatchObject(fresh);
    expect(navigation.steps).toEqual(['replace /dashboard']);
  });

  it('is stored before its token is exchanged', async () => {
    const { handle, store, authentication } = arrange();
    authentication.whenExchanging = new Promise(() => {});
    void handle(payload);
    expect(store.read()).toMatchObject({ token: 'one-use', user: { id: 'ann' } });
  });

  it('leaves the selected company alone', async () => {
    const company = companyFactory.build();
    const { handle, store } = arrange({ company });
    await handle(payload);
    expect(store.read().company).toBe(company);
  });

  it.each([
    ['the service is unreachable', new Failure({ kind: 'unreachable', offline: false })],
    ['the service has no token exchange', new Failure({ kind: 'refused', status: 404, errors: [] })],
    ['the answer is unreadable', new Failure({ kind: 'unreadable' })],
  ])('signs in with its own token when %s', async (_, failure) => {
    const { handle, authentication, store, navigation } = arrange();
    authentication.whenExchanging = failure;
    await handle(payload);
    expect(store.read().token).toBe('one-use');
    expect(navigation.steps).toEqual(['replace /dashboard']);
  });
});

describe('a payload whose token has been used', () => {
  it('signs nobody in and shows a notice', async () => {
    const { handle, authentication, store, notices } = arrange();
    authentication.whenExchanging = spent;
    await handle(payload);
    expect(store.read()).toMatchObject({ token: undefined, user: undefined });
    expect(notices.texts).toEqual(['This link has been used already.']);
  });

  it('leaves the current session alone', async () => {
    const before = sessionFactory.build({ token: 'good', user: { id: 'ann' } });
    const { handle, authentication, store } = arrange(before);
    authentication.whenExchanging = spent;
    await handle(payload);
    expect(store.read()).toEqual(before);
  });
});

describe('a payload for another user than the one signed in', () => {
  const ben = sessionFactory.build({ token: 'of-ben', user: { id: 'ben', name: 'Ben' } });

  it('asks before switching users', async () => {
    const { handle, authentication, dialogs, store } = arrange(ben);
    authentication.whenExchanging = signedInFactory.build({ user: { id: 'ann' } });
    await handle(payload);
    expect(dialogs.questions.map(({ title }) => title)).toEqual(['Switch to Ann?']);
    expect(store.read().user?.id).not.toBe('ben');
  });

  it('changes nothing when the user declines', async () => {
    const { handle, dialogs, store, navigation, authentication } = arrange(ben);
    dialogs.answer = false;
    await handle(payload);
    expect(store.read()).toEqual(ben);
    expect(navigation.steps).toEqual([]);
    expect(authentication.exchanges).toEqual([]);
  });
});

describe("a payload that names the signed-in user but holds another user's token", () => {
  const ann = sessionFactory.build({ token: 'of-ann', user: { id: 'ann', name: 'Ann' } });
  const carl = signedInFactory.build({ user: { id: 'carl', name: 'Carl' } });

  it.each([
    [true, 'carl'],
    [false, 'ann'],
  ])("asks about the token's real user; switches only if confirmed (confirmed: %s)", async (answer, left) => {
    const { handle, authentication, dialogs, store } = arrange(ann);
    authentication.whenExchanging = carl;
    dialogs.answer = answer;
    await handle(payload);
    expect(dialogs.questions.map(({ title }) => title)).toEqual(['Switch to Carl?']);
    expect(store.read().user?.id).toBe(left);
  });
});

describe('a payload with only a token', () => {
  const ben = sessionFactory.build({ token: 'of-ben', user: { id: 'ben', name: 'Ben' } });
  const ann = signedInFactory.build({ user: { id: 'ann', name: 'Ann' } });

  it('signs in the user named by the exchange', async () => {
    const { handle, authentication, store, navigation } = arrange();
    authentication.whenExchanging = ann;
    await handle({ token: 'one-use' });
    expect(store.read()).toMatchObject(ann);
    expect(navigation.steps).toEqual(['replace /dashboard']);
  });

  it.each([
    [true, 'ann'],
    [false, 'ben'],
  ])('asks the signed-in user before switching; switches only if confirmed (confirmed: %s)', async (answer, left) => {
    const { handle, authentication, dialogs, store } = arrange(ben);
    authentication.whenExchanging = ann;
    dialogs.answer = answer;
    await handle({ token: 'one-use' });
    expect(dialogs.questions.map(({ title }) => title)).toEqual(['Switch to Ann?']);
    expect(store.read().user?.id).toBe(left);
  });

  it.each([
    ['has been used', spent, 'This link has been used already.'],
    ['cannot be exchanged', new Failure({ kind: 'unreachable', offline: true }), 'You are offline.'],
  ])('leaves the session alone and shows a notice when its token %s', async (_, failure, notice) => {
    const { handle, authentication, store, notices } = arrange(ben);
    authentication.whenExchanging = failure;
    await handle({ token: 'one-use' });
    expect(store.read()).toEqual(ben);
    expect(store.resets).toBe(0);
    expect(notices.texts.join()).toContain(notice);
  });
});

it('asks nothing when a payload is for the user already signed in', async () => {
  const { handle, dialogs, authentication } = arrange(sessionFactory.build({ user: { id: 'ann' } }));
  authentication.whenExchanging = signedInFactory.build({ user: { id: 'ann' } });
  await handle(payload);
  expect(dialogs.questions).toEqual([]);
});

it.each([
  ['without a token', payloadFactory.build()],
  ['with a token that is invalid in a header', { ...payload, token: 'a b' }],
  ['with a token over 8 KiB', { ...payload, token: 'x'.repeat(8 * 1024 + 1) }],
])('ignores a payload %s', async (_, hostile) => {
  const session = sessionFactory.build();
  const { handle, store, navigation, authentication, dialogs } = arrange(session);
  await handle(hostile);
  expect(store.read()).toEqual(session);
  expect(navigation.steps).toEqual([]);
  expect(authentication.exchanges).toEqual([]);
  expect(dialogs.questions).toEqual([]);
});

it('rethrows a programming error', async () => {
  const { handle, authentication } = arrange();
  authentication.whenExchanging = Promise.reject(new TypeError('a fault'));
  await expect(handle(payload)).rejects.toThrow('a fault');
});
