import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hosts } from '../support/browser/hosts.ts';
import { naturalWidth } from '../support/browser/naturalWidth.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

const green = {
  title: 'Greenline Haulage',
  favicon: '/brands/green/favicon.svg',
  themeColour: '#F3FAEE',
  button: { background: 'rgb(81, 194, 28)', text: 'rgb(10, 10, 10)', radius: '999px' },
};
const amber = {
  title: 'Amber Freight',
  favicon: '/brands/yellow/favicon.svg',
  themeColour: '#FFBB02',
  button: { background: 'rgb(255, 187, 2)', text: 'rgb(10, 10, 10)', radius: '0px' },
};
const neutral = {
  title: 'Freight platform',
  favicon: '/brands/neutral/favicon.svg',
  themeColour: '#FFFFFF',
  button: { background: 'rgb(47, 93, 138)', text: 'rgb(255, 255, 255)', radius: '8px' },
};
const toFleets = 'Keep every truck earning.';
const toOffices = 'Move every load with certainty.';

const lookOf = async (page: Page) => ({
  title: await page.title(),
  favicon: await page.locator('link[rel="icon"]').getAttribute('href'),
  themeColour: await page.locator('meta[name="theme-color"]').getAttribute('content'),
  button: await page.getByRole('button', { name: 'Sign in' }).evaluate((button) => {
    const { backgroundColor, color, borderRadius } = getComputedStyle(button);
    return { background: backgroundColor, text: color, radius: borderRadius };
  }),
});

describe('The sign-in screen', () => {
  it.each([
    [hosts.greenFleet, green, toFleets],
    [hosts.greenOffice, green, toOffices],
    [hosts.amberFleet, amber, toFleets],
    [hosts.amberOffice, amber, toOffices],
    [hosts.neutral, neutral, toOffices],
    ['constructor.localhost', neutral, toOffices],
    ['fleet.nobody.localhost', neutral, toFleets],
  ])('of %s is in its brand and speaks to its audience', async (host, look, headline) => {
    const page = await visit(host, '/');
    await page.getByText(headline).waitFor();
    await expect.poll(() => lookOf(page)).toEqual({ ...look, title: `Sign in · ${look.title}` });
    const logo = page.getByRole('img', { name: look.title });
    await expect.poll(() => naturalWidth(logo)).toBeGreaterThan(0);
  });
});

describe('The images of a brand', () => {
  it.each(['green', 'yellow', 'neutral'])('%s are all there', async (folder) => {
    const page = await visit(hosts.neutral, '/');
    const statuses = await page.evaluate(
      (path) =>
        Promise.all(
          ['logo.svg', 'logo-inverse.svg', 'favicon.svg', 'phone.svg'].map(
            async (image) => (await fetch(`/brands/${path}/${image}`)).status,
          ),
        ),
      folder,
    );
    expect(statuses).toEqual([200, 200, 200, 200]);
  });
});
