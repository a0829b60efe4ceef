import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { answerWith } from '../support/browser/answerWith.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { hosts } from '../support/browser/hosts.ts';
import { invitationLink } from '../support/browser/invitationLink.ts';
import { layoutShiftOf } from '../support/browser/layoutShiftOf.ts';
import { newAccount } from '../support/browser/newAccount.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { payloadOf } from '../support/browser/payloadOf.ts';
import { watchLayoutShift } from '../support/browser/watchLayoutShift.ts';

const { visit } = openBrowser();
const long = 'W'.repeat(120);

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

/** The page does not scroll sideways, and no control lies outside the screen. */
const expectToFit = async (page: Page): Promise<void> => {
  const tooWide = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const controls = [...document.querySelectorAll('a, button, input, h1, h2, p, dd, li')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 1 && right > 0 && (left < -0.5 || right > width + 0.5) && element.checkVisibility();
    });
    const scrolls = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : [];
    return [...scrolls, ...controls.map((element) => element.outerHTML.slice(0, 120))];
  });
  expect(tooWide).toEqual([]);
};

describe('at 360 px with names of 120 letters', () => {
  it('the dashboard and its menus fit', async () => {
    const account = await newAccount({ company: long, name: long });
    const page = await visit(hosts.greenFleet, '/dashboard', { as: account, viewport: 'narrow' });
    await page.getByText('No drivers invited yet.').waitFor();
    await expectToFit(page);
    await page.getByRole('button', { name: `Account of ${long}` }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await expectToFit(page);
  });

  it('a list of truckers fits', async () => {
    const row = {
      id: 'a',
      name: long,
      phone: null,
      email: `${long}@road.test`,
      status: 'accepted',
      lastSentAt: '2026-01-01T00:00:00Z',
      expiresAt: '2026-01-08T00:00:00Z',
      link: 'https://fleet.test/download-app',
    };
    const page = await visit(hosts.amberFleet, '/dashboard', {
      as: demoAccounts.amberFleet,
      viewport: 'narrow',
      prepare: (blank) =>
        answerWith(blank, '/invitations', 200, { code: 200, data: [row], paging: { page: 0, size: 6, total: 1 } }),
    });
    await page.getByText('All invitations (1)').waitFor();
    await expectToFit(page);
  });

  it('the choice of a company fits', async () => {
    const membership = { domain: 'greenline.localhost', audience: 'fleet', role: 'owner' };
    const page = await visit(hosts.greenFleet, '/dashboard', {
      as: demoAccounts.greenFleet,
      viewport: 'narrow',
      prepare: (blank) =>
        answerWith(blank, '/v1/companies', 200, {
          code: 200,
          data: [
            { ...membership, id: 'a', name: long },
            { ...membership, id: 'b', name: `${long} b` },
          ],
        }),
    });
    await page.getByRole('heading', { name: 'Choose a company' }).waitFor();
    await expectToFit(page);
  });

  it('the download page fits', async () => {
    const invitationId = '7b0f7f0e-5a44-4a9c-9d3c-0d6c6f2f9a11';
    const page = await visit(hosts.amberFleet, `/download-app?payload=${payloadOf({ name: long, invitationId })}`, {
      viewport: 'narrow',
      prepare: (blank) =>
        answerWith(blank, `/invitations/${invitationId}`, 200, {
          code: 200,
          data: {
            id: invitationId,
            name: long,
            company: { name: long },
            status: 'opened',
            expiresAt: '2027-03-01T12:00:00Z',
          },
        }),
    });
    await page.getByText(`${long} invites you to drive for them.`).waitFor();
    await expectToFit(page);
  });

  it('every account form fits', async () => {
    const page = await visit(hosts.greenOffice, 'about:blank', { viewport: 'narrow' });
    for (const screen of ['sign-in', 'sign-up', 'confirm', 'forgot-password', 'new-password']) {
      await page.goto(`/authentication/${screen}`);
      await heading(page);
      await page.getByLabel('Email', { exact: true }).fill(`${long}@road.test`);
      await page.locator('button[type="submit"]').click();
      await expectToFit(page);
    }
  });
});

const invitationsListed = (page: Page) => page.getByText(/^All invitations/).waitFor();
const offerShown = (page: Page) => page.getByText(/^Valid until /).waitFor();

describe.each(['phone', 'desktop'] as const)('on a %s the layout does not shift', (viewport) => {
  it('while sign-in opens', async () => {
    const page = await visit(hosts.greenFleet, '/', { viewport, prepare: watchLayoutShift });
    await heading(page);
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
  });

  it('while the dashboard opens', async () => {
    const page = await visit(hosts.greenFleet, '/dashboard', {
      as: demoAccounts.greenFleet,
      viewport,
      prepare: watchLayoutShift,
    });
    await invitationsListed(page);
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
  });

  it('while the download page opens', async () => {
    const { path } = await invitationLink(demoAccounts.amberFleet, 'opened');
    const page = await visit(hosts.amberFleet, path, { viewport, prepare: watchLayoutShift });
    await offerShown(page);
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
  });
});
