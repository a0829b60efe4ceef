import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { arriveAt } from '../support/browser/arriveAt.ts';
import { refusal } from '../support/browser/consoleLines.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { payloadOf } from '../support/browser/payloadOf.ts';
import { spentLink } from '../support/browser/spentLink.ts';
import { startSession } from '../support/browser/startSession.ts';
import { storedSession } from '../support/browser/storedSession.ts';

const { visit } = openBrowser();

/** The address and referrer of every request the page sent. */
const watchRequests = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  return seen;
};

const standard = (content: unknown): string => Buffer.from(JSON.stringify(content)).toString('base64');
const arrived = (page: Page) => page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();

/** Clears the session whenever a page of the product loads. */
const signOutOnLoad = (page: Page) =>
  page.addInitScript(() => {
    if (location.host !== '') sessionStorage.clear();
  });

describe('a payload with a session', () => {
  it('signs in and opens the dashboard, however it comes, and no request contains it', async () => {
    const session = await startSession(demoAccounts.greenFleet);
    const content = { token: session.token, user: { ...session.user, name: 'Žofia São Paulo ÿÿÿ>>>???' } };
    const encoded = payloadOf(content);
    const page = await visit(hosts.greenFleet, 'about:blank', { prepare: signOutOnLoad });
    for (const [form, address] of [
      ['base64url', `/?payload=${encoded}`],
      ['base64 with its "+" as spaces', `/?payload=${standard(content).replaceAll('/', '%2F')}`],
      [
        'the returnUrl of a sign-in',
        `/authentication/sign-in?returnUrl=${encodeURIComponent(`/dashboard?payload=${encoded}`)}`,
      ],
    ] as const) {
      const requests = watchRequests(page);
      await page.goto(address);
      await arrived(page);
      await arriveAt(page, '/dashboard');
      const [, ...later] = requests;
      expect(later.length).toBeGreaterThan(3);
      expect([form, later.filter((request) => /payload|eyJ/.test(request))]).toEqual([form, []]);
      const { user: stored } = await storedSession(page);
      expect([form, JSON.parse(stored ?? '{}')]).toMatchObject([form, { id: session.user.id }]);
      page.removeAllListeners('request');
      // Otherwise pending requests of this page would count as those of the next one.
      await page.goto('about:blank');
    }
  });

  it('for the signed-in user is accepted without a question, and not repeated on reload', async () => {
    const { token, user } = await startSession(demoAccounts.greenFleet);
    const page = await visit(hosts.greenFleet, `/?payload=${payloadOf({ token, user })}`, {
      as: demoAccounts.greenFleet,
    });
    await arrived(page);
    await page.reload();
    await arrived(page);
    await arriveAt(page, '/dashboard');
  });
});

const visitAsAnother = async () => {
  const { token, user } = await startSession(demoAccounts.greenFleet);
  const page = await visit(hosts.greenFleet, `/?payload=${payloadOf({ token, user })}`, {
    as: demoAccounts.twoFleets,
  });
  await page.getByRole('dialog', { name: `Switch to ${user.name}?` }).waitFor();
  return page;
};

describe('a payload for another user than the one signed in', () => {
  it('switches users when confirmed', async () => {
    const page = await visitAsAnother();
    await page.getByRole('button', { name: 'Switch', exact: true }).click();
    await page.getByRole('heading', { name: 'Katarzyna' }).waitFor();
    await arriveAt(page, '/dashboard');
  });

  it('changes nothing when declined', async () => {
    const page = await visitAsAnother();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('heading', { name: 'Choose a company' }).waitFor();
    expect((await storedSession(page)).user).toContain('Amara Okafor');
  });
});

describe('a hand-over link', () => {
  it('that has been used signs nobody in and says why', async () => {
    const page = await visit(hosts.greenFleet, await spentLink(demoAccounts.greenFleet), { expects: [refusal(401)] });
    await page.getByText('This sign-in link has already been used or has expired. Sign in to continue.').waitFor();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect((await storedSession(page)).token).toBeNull();
  });

  it('that has been used leaves the current session alone', async () => {
    const page = await visit(hosts.greenFleet, await spentLink(demoAccounts.greenFleet), {
      as: demoAccounts.greenFleet,
      expects: [refusal(401)],
    });
    await arrived(page);
    expect((await storedSession(page)).user).toContain('Katarzyna');
  });
});

const user = { id: 'u1', name: 'Mallory' };
const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;

describe('a hostile payload', () => {
  /** One of each kind; the tests of `decodePayload` and `acceptSession` have them all. */
  const payloads = [
    ['that is not base64', '?payload=%%%'],
    ['that is deeply nested', `?payload=${Buffer.from(deep).toString('base64url')}`],
    [
      'with __proto__',
      `?payload=${Buffer.from('{"__proto__":{"token":"t","user":{"id":"u1"}}}').toString('base64url')}`,
    ],
    ['with a line break in its token', `?payload=${payloadOf({ token: 'a\r\nX-Evil: 1', user })}`],
    ['inside a returnUrl', `?returnUrl=${encodeURIComponent(`/x?payload=${payloadOf({ token: '' })}`)}`],
  ] as const;

  it('signs nobody in', async () => {
    const page = await visit(hosts.greenFleet, '/', { expects: [/^The payload in the address/] });
    for (const [what, query] of payloads) {
      await page.goto(`/${query}`);
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      expect({
        what,
        session: await storedSession(page),
        ofEveryObject: await page.evaluate(() => Object.keys(Object.prototype)),
        isTokenOfEveryObject: await page.evaluate(() => 'token' in {}),
        host: new URL(page.url()).host,
      }).toMatchObject({
        what,
        session: { token: null, user: null },
        ofEveryObject: [],
        isTokenOfEveryObject: false,
        host: `${hosts.greenFleet}:${inject('port')}`,
      });
    }
  });

  it('of 2 MB does not freeze the page', async () => {
    const page = await visit(hosts.greenFleet, '/', {
      expects: [/^The payload in the address/],
      prepare: (blank) =>
        blank.addInitScript(() => history.replaceState(null, '', `/?payload=${'a'.repeat(2_000_000)}`)),
    });
    await page.getByLabel('Email').fill('still@alive.test');
    expect((await storedSession(page)).token).toBeNull();
  });
});
