import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import configuration from '../../public/config.json' with { type: 'json' };
import { drawnBySoftware, refusal } from '../support/browser/consoleLines.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();
const sea = {
  version: 8,
  sources: {},
  layers: [{ id: 'sea', type: 'background', paint: { 'background-color': '#a8d0e6' } }],
};

/** As an operator whose configuration names a style, which is answered with this. */
const withStyle = (status: number, style: object) => async (page: Page) => {
  const map = { styleUrl: '/map/style.json', attribution: 'Example Maps' };
  await page.route('/config.json', (route) => route.fulfill({ json: { ...configuration, map } }));
  await page.route('/map/style.json', (route) => route.fulfill({ status, json: style }));
};

const openRequest = async (page: Page) => {
  await page.locator('main tbody th a').first().click();
  await page.getByRole('heading', { name: 'Stops' }).waitFor();
};

it('where the configuration names a style, stops are on its map, which can be moved and names its sources', async () => {
  const page = await visit(hosts.greenOffice, '/ui/requests', {
    as: demoAccounts.greenOffice,
    expects: [drawnBySoftware],
    prepare: withStyle(200, sea),
  });
  await openRequest(page);
  const map = page.getByRole('region', { name: /^Map: / });
  await map.waitFor();
  await page.getByText('Example Maps').waitFor();
  await expectAccessible(page);
  const place = () => page.locator('svg [data-kind="pickup"]').getAttribute('transform');
  const before = await place();
  await map.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(place).not.toBe(before);
});

it('without the style that is configured, the map is drawn without tiles', async () => {
  const page = await visit(hosts.greenOffice, '/ui/requests', {
    as: demoAccounts.greenOffice,
    expects: [drawnBySoftware, refusal(503)],
    prepare: withStyle(503, {}),
  });
  await openRequest(page);
  await page.getByRole('img', { name: /^Map: / }).waitFor();
});
