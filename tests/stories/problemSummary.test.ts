import { expect, it } from 'vitest';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

it('the summary of many problems is seen whole on a phone, below the bar and above the first field', async () => {
  const page = await visit(hosts.greenFleet, '/ui/vehicles/new', { as: demoAccounts.greenFleet, viewport: 'phone' });
  await page.getByRole('button', { name: 'Add vehicle' }).click();
  const field = page.getByLabel('Fleet number');
  await expect.poll(() => field.evaluate((shown) => document.activeElement === shown)).toBe(true);
  const [bar, summary, first] = await Promise.all(
    [page.getByRole('banner'), page.locator('[data-problem-summary]'), field].map((part) => part.boundingBox()),
  );
  expect(summary?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
  expect((first?.y ?? Infinity) + (first?.height ?? Infinity)).toBeLessThan(844);
});
