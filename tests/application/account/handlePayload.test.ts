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
  it('signs its user in with a fresh token and shows the dashboard', async () => {
    const { handle, authentication, store, navigation } = arrange();
    const fresh = signedInFactory.build();
    authentication.whenExchanging = fresh;
    await handle(payload);
    expect(authentication.exchanges).toEqual([{ token: 'one-use', purpose: 'session' }]);
    expect(store.read()).toMatchObject(fresh);
    expect(navigation.steps).toEqual(['replace /dashboard']);
  });

  it('is stored before it is exchanged', async () => {
    const { handle, store, authentication } = arrange();
    authentication.whenExchanging = new Promise(() => {});
    void handle(payload);
    expect(store.read()).toMatchObject({ token: 'one-use', user: { id: 'ann' } });
  });

  it('keeps the selected company', async () => {
    const company = companyFactory.build();
    const { handle, store } = arrange({ company });
    await handle(payload);
    expect(store.read().company).toBe(company);
  });

  it.each([
    ['the service is out of reach', new Failure({ kind: 'unreachable', offline: false })],
    ['the service knows no exchange', new Failure({ kind: 'refused', status: 404, errors: [] })],
    ['the answer cannot be read', new Failure({ kind: 'unreadable' })],
  ])('is kept as it came when %s', async (_, failure) => {
    const { handle, authentication, store, navigation } = arrange();
    authentication.whenExchanging = failure;
    await handle(payload);
    expect(store.read().token).toBe('one-use');
    expect(navigation.steps).toEqual(['replace /dashboard']);
  });
});

describe('a link that was spent', () => {
  it('signs nobody in, and says so quietly', async () => {
    const { handle, authentication, store, notices } = arrange();
    authentication.whenExchanging = spent;
    await handle(payload);
    expect(store.read()).toMatchObject({ token: undefined, user: undefined });
    expect(notices.texts).toEqual(['This link has been used already.']);
  });

  it('leaves who was signed in before as they were', async () => {
    const before = sessionFactory.build({ token: 'good', user: { id: 'ann' } });
    const { handle, authentication, store } = arrange(before);
    authentication.whenExchanging = spent;
    await handle(payload);
    expect(store.read()).toEqual(before);
  });
});

describe('somebody else who is signed in', () => {
  const ben = sessionFactory.build({ token: 'of-ben', user: { id: 'ben', name: 'Ben' } });

  it('is asked first', async () => {
    const { handle, authentication, dialogs, store } = arrange(ben);
    authentication.whenExchanging = signedInFactory.build({ user: { id: 'ann' } });
    await handle(payload);
    expect(dialogs.questions.map(({ title }) => title)).toEqual(['Switch to Ann?']);
    expect(store.read().user?.id).not.toBe('ben');
  });

  it('stays signed in, and where they are, by saying no', async () => {
    const { handle, dialogs, store, navigation, authentication } = arrange(ben);
    dialogs.answer = false;
    await handle(payload);
    expect(store.read()).toEqual(ben);
    expect(navigation.steps).toEqual([]);
    expect(authentication.exchanges).toEqual([]);
  });
});

describe('a link that names who is signed in, with a token of somebody else', () => {
  const ann = sessionFactory.build({ token: 'of-ann', user: { id: 'ann', name: 'Ann' } });
  const carl = signedInFactory.build({ user: { id: 'carl', name: 'Carl' } });

  it.each([
    [true, 'carl'],
    [false, 'ann'],
  ])('asks by the true name, and obeys: %s', async (answer, left) => {
    const { handle, authentication, dialogs, store } = arrange(ann);
    authentication.whenExchanging = carl;
    dialogs.answer = answer;
    await handle(payload);
    expect(dialogs.questions.map(({ title }) => title)).toEqual(['Switch to Carl?']);
    expect(store.read().user?.id).toBe(left);
  });
});

describe('a link with a token alone', () => {
  const ben = sessionFactory.build({ token: 'of-ben', user: { id: 'ben', name: 'Ben' } });
  const ann = signedInFactory.build({ user: { id: 'ann', name: 'Ann' } });

  it('signs in whom its exchange names', async () => {
    const { handle, authentication, store, navigation } = arrange();
    authentication.whenExchanging = ann;
    await handle({ token: 'one-use' });
    expect(store.read()).toMatchObject(ann);
    expect(navigation.steps).toEqual(['replace /dashboard']);
  });

  it.each([
    [true, 'ann'],
    [false, 'ben'],
  ])('asks whoever is signed in, by the true name, and obeys: %s', async (answer, left) => {
    const { handle, authentication, dialogs, store } = arrange(ben);
    authentication.whenExchanging = ann;
    dialogs.answer = answer;
    await handle({ token: 'one-use' });
    expect(dialogs.questions.map(({ title }) => title)).toEqual(['Switch to Ann?']);
    expect(store.read().user?.id).toBe(left);
  });

  it.each([
    ['was spent', spent, 'This link has been used already.'],
    ['cannot be exchanged now', new Failure({ kind: 'unreachable', offline: true }), 'You are offline.'],
  ])('leaves the session as it was when it %s, and says so', async (_, failure, told) => {
    const { handle, authentication, store, notices } = arrange(ben);
    authentication.whenExchanging = failure;
    await handle({ token: 'one-use' });
    expect(store.read()).toEqual(ben);
    expect(store.resets).toBe(0);
    expect(notices.texts.join()).toContain(told);
  });
});

it('does not ask the user who is signed in already', async () => {
  const { handle, dialogs, authentication } = arrange(sessionFactory.build({ user: { id: 'ann' } }));
  authentication.whenExchanging = signedInFactory.build({ user: { id: 'ann' } });
  await handle(payload);
  expect(dialogs.questions).toEqual([]);
});

it.each([
  ['without a token', payloadFactory.build()],
  ['with a token that fits no header', { ...payload, token: 'a b' }],
  ['with an endless token', { ...payload, token: 'x'.repeat(8 * 1024 + 1) }],
])('leaves the session and the page alone when a payload comes %s', async (_, hostile) => {
  const session = sessionFactory.build();
  const { handle, store, navigation, authentication, dialogs } = arrange(session);
  await handle(hostile);
  expect(store.read()).toEqual(session);
  expect(navigation.steps).toEqual([]);
  expect(authentication.exchanges).toEqual([]);
  expect(dialogs.questions).toEqual([]);
});

it('passes on a fault of the program', async () => {
  const { handle, authentication } = arrange();
  authentication.whenExchanging = Promise.reject(new TypeError('a fault'));
  await expect(handle(payload)).rejects.toThrow('a fault');
});
