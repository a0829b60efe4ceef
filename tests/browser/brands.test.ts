import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
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

it('the sign-in page has the brand of its host and the headline of its audience', async () => {
  const page = await visit(hosts.greenFleet, '/');
  for (const [host, look, headline] of [
    [hosts.greenFleet, green, toFleets],
    [hosts.greenOffice, green, toOffices],
    [hosts.amberFleet, amber, toFleets],
    [hosts.amberOffice, amber, toOffices],
    [hosts.neutral, neutral, toOffices],
    ['constructor.localhost', neutral, toOffices],
    ['fleet.nobody.localhost', neutral, toFleets],
  ] as const) {
    await page.goto(`http://${host}:${inject('port')}/`);
    await page.getByText(headline).waitFor();
    await expect.poll(() => lookOf(page), { message: host }).toEqual({ ...look, title: `Sign in · ${look.title}` });
    const logo = page.getByRole('img', { name: look.title });
    await expect.poll(() => naturalWidth(logo)).toBeGreaterThan(0);
  }
});

it.each(['green', 'yellow', 'neutral'])('all images of the brand %s exist', async (folder) => {
  const images = ['logo.svg', 'logo-inverse.svg', 'favicon.svg', 'phone.svg'];
  const answers = await Promise.all(
    images.map((image) => fetch(`http://127.0.0.1:${inject('port')}/brands/${folder}/${image}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});
