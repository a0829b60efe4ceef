import { expect, it } from 'vitest';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { openShipment } from '../support/browser/openShipment.ts';
import { viewports } from '../support/browser/viewports.ts';

const { visit } = openBrowser();

it('a shipment, its trucks to choose from and its dialogs are accessible and fit the screen', async () => {
  const { id, fleet } = await openShipment();
  const page = await visit(hosts.greenFleet, `/ui/shipments/${id}`, { as: fleet });
  const look = async (): Promise<void> => {
    for (const size of [viewports.desktop, viewports.narrow]) {
      // oxlint-disable-next-line no-await-in-loop -- one page, one size at a time
      await page.setViewportSize(size);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expectAccessible(page);
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    }
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Assign a truck');
  await page.getByRole('radio', { name: /^B-HA 204/ }).waitFor();
  await page.getByLabel('Only what fits').uncheck();
  await page.getByRole('radio', { name: /^B-HA 300/ }).check();
  await press('Assign B-HA 300');
  await page.getByText(/ cannot be assigned\. /).waitFor();
  await look();
  await page.getByRole('radio', { name: /^B-HA 204/ }).check();
  await press('Assign B-HA 204');
  await page.getByRole('button', { name: 'Dispatch' }).waitFor();
  await press('Change time');
  await page.getByText('More', { exact: true }).click();
  await look();
  for (const [name, send] of [
    ['Report a delay', 'Send'],
    ['Report a problem', 'Send'],
    ['Add a note', 'Add note'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one dialog after the other
    await press(name);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await press(send);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await look();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.keyboard.press('Escape');
  }
});
