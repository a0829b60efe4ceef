import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../services/demo/demoPassword.ts';
import { seedDemo } from '../../../services/demo/seedDemo.ts';
import { AxiosAccounts } from '../../../src/infrastructure/http/account/AxiosAccounts.ts';
import { AxiosAuthentication } from '../../../src/infrastructure/http/account/AxiosAuthentication.ts';
import { AxiosCompanyDirectory } from '../../../src/infrastructure/http/company/AxiosCompanyDirectory.ts';
import { AxiosPublicInvitations } from '../../../src/infrastructure/http/invitations/AxiosPublicInvitations.ts';
import { AxiosSentInvitations } from '../../../src/infrastructure/http/invitations/AxiosSentInvitations.ts';
import { lineTo } from '../../support/http/openLine.ts';
import { serveApp, type Served } from '../../support/services/serveApp.ts';
import { troubleOf } from '../../support/http/troubleOf.ts';
import { type TestServices, testServices } from '../../support/services/testServices.ts';

let world: TestServices;
let served: Served;

beforeAll(async () => {
  world = await testServices();
  await seedDemo(world.services);
  served = await serveApp(world.app);
});
afterAll(() => served.stop());

/** Adapters with a session of their own, like another browser tab. */
const openTab = () => {
  const { http, store, navigation } = lineTo(served.url);
  return {
    store,
    navigation,
    authentication: new AxiosAuthentication(http),
    accounts: new AxiosAccounts(http),
    directory: new AxiosCompanyDirectory(http),
    publicInvitations: new AxiosPublicInvitations(http),
    sent: new AxiosSentInvitations(http),
  };
};

/** A tab in which a demo user is signed in. */
const openTabOf = async (username: string) => {
  const tab = openTab();
  const { token, user } = await tab.authentication.signIn({ username, password: demoPassword });
  tab.store.signIn(token, user);
  return { ...tab, token, user };
};

/** A tab in which a fleet has been selected. */
const openTabOfFleet = async () => {
  const tab = await openTabOf('fleet@greenline.test');
  const [company] = await tab.directory.membershipsOf(tab.user.id);
  if (company) tab.store.selectCompany(company);
  return tab;
};

const mailsTo = async (email: string) => (await world.mails()).filter(({ to }) => to === email);
const codeMailedTo = async (email: string): Promise<string> => {
  const code = /^\d{6}$/m.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`no code was mailed to ${email}`);
  return code;
};

describe('the auth service', () => {
  it('signs a demo user in', async () => {
    const { token, user } = await openTabOf('fleet@greenline.test');
    expect(token).not.toBe('');
    expect(user).toMatchObject({ email: 'fleet@greenline.test', name: 'Katarzyna Brandt', phone: '+4922155501001' });
  });

  it.each([
    ['a wrong password', { username: 'fleet@greenline.test', password: 'wrong' }],
    ['an unknown user name', { username: 'nobody@greenline.test', password: demoPassword }],
  ])('refuses %s without saying which was wrong', async (_, credentials) => {
    expect(await troubleOf(openTab().authentication.signIn(credentials))).toEqual({
      kind: 'refused',
      status: 401,
      message: 'The email or password is wrong, or the account has not been confirmed yet.',
      errors: [],
    });
  });

  it('renews a session, and the old token still works for requests under way', async () => {
    const { authentication, directory, token, user, store } = await openTabOf('fleet@greenline.test');
    const fresh = await authentication.exchange(token, 'session');
    expect(fresh.user).toEqual(user);
    expect(fresh.token).not.toBe(token);
    expect(await directory.membershipsOf(user.id)).toHaveLength(1);
    store.signIn(fresh.token, fresh.user);
    expect(await directory.membershipsOf(user.id)).toHaveLength(1);
  });

  it('hands a session over to another host only once', async () => {
    const { authentication, token, user } = await openTabOf('dispatch@greenline.test');
    const handedOver = await authentication.exchange(token, 'handOver');
    const there = openTab();
    const first = await there.authentication.exchange(handedOver.token, 'session');
    expect(first.user).toEqual(user);
    expect(await troubleOf(there.authentication.exchange(handedOver.token, 'session'))).toMatchObject({
      kind: 'refused',
      status: 401,
    });
  });

  it.each(['made-up', 'x'.repeat(8 * 1024)])('refuses to exchange an unknown token', async (token) => {
    const trouble = await troubleOf(openTab().authentication.exchange(token, 'session'));
    expect(trouble).toMatchObject({ kind: 'refused', status: 401 });
  });

  it('revokes the token on signing out, and the next call with it ends the session', async () => {
    const { authentication, directory, user, store, navigation } = await openTabOf('fleet@amber.test');
    await authentication.signOut();
    expect(await troubleOf(directory.membershipsOf(user.id))).toMatchObject({ kind: 'unauthorised' });
    expect(store.read().token).toBeUndefined();
    expect(navigation.steps).toHaveLength(1);
  });
});

describe('the users service', () => {
  const draft = { company: 'Harz Haulage', name: 'Jörg Böhm', phone: '+4953215550199', password: 'harz-forest-2026' };

  it('opens an account under the brand, confirms it with the mailed code and lets the owner sign in', async () => {
    const email = 'joerg@harz.test';
    const { accounts, authentication, directory, store } = openTab();
    const brand = (await directory.brandCompanies()).find(({ domain }) => domain === 'greenline.localhost');
    if (brand) store.selectCompany(brand);
    await accounts.signUp({ ...draft, email }, 'fleet');

    const code = await codeMailedTo(email);
    const credentials = { username: email, password: draft.password };
    expect(await troubleOf(authentication.signIn(credentials))).toMatchObject({ kind: 'refused', status: 401 });
    await accounts.confirm(email, code);

    const { token, user } = await authentication.signIn(credentials);
    store.signIn(token, user);
    expect(user).toMatchObject({ name: draft.name, email, phone: draft.phone });
    expect(await directory.membershipsOf(user.id)).toMatchObject([
      { name: 'Harz Haulage', domain: 'greenline.localhost', audience: 'fleet', role: 'owner' },
    ]);
  });

  it('names the invalid fields of a sign-up', async () => {
    const trouble = await troubleOf(openTab().accounts.signUp({ ...draft, email: 'no address', phone: 'x' }, 'fleet'));
    expect(trouble).toMatchObject({ kind: 'refused', status: 422 });
    expect(trouble.kind === 'refused' && trouble.errors.map(({ field }) => field)).toEqual(['email', 'phone']);
  });

  it('refuses a wrong code with an error for its field', async () => {
    const { accounts } = openTab();
    await accounts.signUp({ ...draft, email: 'wrong@harz.test' }, 'office');
    const wrong = (await codeMailedTo('wrong@harz.test')) === '000000' ? '000001' : '000000';
    expect(await troubleOf(accounts.confirm('wrong@harz.test', wrong))).toMatchObject({
      kind: 'refused',
      status: 422,
      errors: [{ field: 'otp', message: 'is wrong or has expired', code: 'wrong_code' }],
    });
  });

  it('mails another code after 30 seconds, not sooner', async () => {
    const email = 'again@harz.test';
    const { accounts } = openTab();
    await accounts.signUp({ ...draft, email }, 'fleet');
    await codeMailedTo(email);
    const tooSoon = await troubleOf(accounts.resendCode(email));
    expect(tooSoon).toMatchObject({ kind: 'refused', status: 429, retryAfterSeconds: 30 });

    world.clock.advance({ seconds: 31 });
    await accounts.resendCode(email);
    expect(await mailsTo(email)).toHaveLength(2);
    await accounts.confirm(email, await codeMailedTo(email));
  });

  it('sets a new password with a mailed code and ends every session of the account', async () => {
    const username = 'shipper2@greenline.test';
    const { accounts, directory, authentication, user } = await openTabOf(username);
    await accounts.startPasswordReset(username);
    const otp = await codeMailedTo(username);
    await accounts.savePassword({ username, otp, password: 'quite-another-2026' });

    expect(await troubleOf(directory.membershipsOf(user.id))).toMatchObject({ kind: 'unauthorised' });
    expect(await troubleOf(authentication.signIn({ username, password: demoPassword }))).toMatchObject({ status: 401 });
    expect((await authentication.signIn({ username, password: 'quite-another-2026' })).user).toEqual(user);
  });
});

describe('the companies service', () => {
  it('lists the brand companies without a session', async () => {
    const companies = await openTab().directory.brandCompanies();
    expect(companies.map(({ name, domain }) => [name, domain])).toEqual([
      ['Amber Freight', 'amber.localhost'],
      ['Greenline Haulage', 'greenline.localhost'],
    ]);
  });

  it('lists the brand companies to a tab with an expired token', async () => {
    const { directory, store, navigation } = await openTabOf('shipper@greenline.test');
    store.signIn('ended-long-ago', { id: 'somebody' });
    expect(await directory.brandCompanies()).toHaveLength(2);
    expect(navigation.steps).toEqual([]);
  });

  it('lists the companies of the signed-in user with audience and role', async () => {
    const { directory, user } = await openTabOf('dispatch@greenline.test');
    expect(await directory.membershipsOf(user.id)).toMatchObject([
      { name: 'Alder Cold Chain', domain: 'greenline.localhost', audience: 'fleet', role: 'owner' },
      { name: 'Rhine Valley Transport', domain: 'greenline.localhost', audience: 'fleet', role: 'dispatcher' },
    ]);
  });

  it('does not reveal the companies of another user', async () => {
    const { directory } = await openTabOf('dispatch@greenline.test');
    const { user } = await openTabOf('fleet@greenline.test');
    expect(await troubleOf(directory.membershipsOf(user.id))).toMatchObject({ kind: 'refused', status: 404 });
  });
});

describe('the drivers service', () => {
  const { signal } = new AbortController();
  it('lists the latest invitations of the selected company', async () => {
    const { sent } = await openTabOfFleet();
    const { rows, page, size, total } = await sent.latest(3, signal);
    expect(rows).toHaveLength(3);
    expect([page, size]).toEqual([0, 3]);
    expect(total).toBeGreaterThan(3);
  });

  it('shows an invitation without a session, with only the necessary fields', async () => {
    const invited = (await (await openTabOfFleet()).sent.latest(1, signal)).rows[0];
    expect(await openTab().publicInvitations.read(invited?.id ?? '')).toMatchObject({
      id: invited?.id,
      name: invited?.name,
      companyName: 'Rhine Valley Transport',
      expiresAt: invited?.expiresAt,
    });
  });

  it('does not find an invitation with an unknown id', async () => {
    expect(await openTab().publicInvitations.read('7b1f9a52-3f0e-4d2b-9c37-2d0f5f3f7a11')).toBeUndefined();
  });
});
