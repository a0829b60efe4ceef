import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addDriver, addTruck } from '../support/freight/fleetUnits.ts';
import { companyOf } from '../support/browser/companyOf.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { newAccount } from '../support/browser/newAccount.ts';
import { newEmail } from '../support/browser/newEmail.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

/** A page with what its person has done: each click and each key counts, a text as one entry. */
const worked = (page: Page) => {
  const done = { clicks: 0, keys: 0, entries: 0 };
  return {
    done,
    click: async (name: string | RegExp): Promise<void> => {
      done.clicks += 1;
      await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
    },
    press: async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) {
        done.keys += 1;
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await page.keyboard.press(key);
      }
    },
    type: async (text: string): Promise<void> => {
      done.entries += 1;
      await page.keyboard.type(text);
    },
  };
};

const day = (years: number): string => `${new Date().getFullYear() + years}-06-30`;

it('a paper is renewed from the dashboard in five clicks, a file and a date', async () => {
  const account = await newAccount();
  const post = await companyOf(account);
  await addTruck(post, 'K-JB 1', { until: day(-1) });
  const page = await visit(hosts.greenFleet, '/dashboard', { as: account });
  const person = worked(page);
  await person.click(/^Papers/);
  await person.click('Renew: Insurance of K-JB1');
  await page.getByRole('dialog', { name: 'Renew: Insurance of K-JB1' }).waitFor();
  await expectAccessible(page);
  const chooser = page.waitForEvent('filechooser');
  person.done.clicks += 1;
  await page.getByText('Add a paper', { exact: true }).click();
  await (await chooser).setFiles({ name: 'policy.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  person.done.clicks += 1;
  await page.getByRole('textbox', { name: 'Expiry date' }).click();
  await person.type(`30 Jun ${new Date().getFullYear() + 2}`);
  await expectAccessible(page);
  await person.click('Add paper');
  await page.getByText('Insurance of K-JB1 renewed').waitFor();
  expect(person.done).toEqual({ clicks: 5, keys: 0, entries: 1 });
});

it('a driver is found by phone in two keys', async () => {
  const account = await newAccount();
  await addDriver(await companyOf(account), { name: 'Ana Ruiz', phone: '+34600123456' }, day(2));
  const page = await visit(hosts.greenFleet, '/dashboard', { as: account });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const person = worked(page);
  await person.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search and commands' }).waitFor();
  await person.type('600 123 456');
  await person.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Ana Ruiz' }).waitFor();
  expect(person.done).toEqual({ clicks: 0, keys: 2, entries: 1 });
});

it('three vehicles are retired in fourteen keys, and brought back in two', async () => {
  const account = await newAccount();
  const post = await companyOf(account);
  for (const plate of ['K-JB 1', 'K-JB 2', 'K-JB 3']) {
    // oxlint-disable-next-line no-await-in-loop -- three trucks
    await addTruck(post, plate, { until: day(2) });
  }
  const page = await visit(hosts.greenFleet, '/ui/vehicles', { as: account });
  await page.locator('table[aria-busy="false"]').waitFor();
  const person = worked(page);
  await person.press('j', 'x', 'j', 'x', 'j', 'x', 'F6');
  const isAt = (text: string) => page.evaluate((name) => document.activeElement?.textContent === name, text);
  while (!(await isAt('Retire'))) await person.press('Tab');
  await person.press('Enter');
  await page.getByRole('dialog', { name: 'Retire 3 vehicles?' }).waitFor();
  await person.press('Tab', 'Enter');
  await page.getByText('3 vehicles retired').waitFor();
  expect(person.done.keys).toBeLessThanOrEqual(14);
  const before = person.done.keys;
  await person.press('F6', 'Enter');
  await page.getByText('3 vehicles restored').waitFor();
  expect(person.done.keys - before).toBe(2);
});

it('five drivers are invited in two keys, two clicks and a paste', async () => {
  const page = await visit(hosts.greenFleet, '/dashboard', { as: await newAccount() });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const person = worked(page);
  await person.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search and commands' }).waitFor();
  await person.type('invite several');
  await person.press('Enter');
  const list = page.getByLabel('One driver per line');
  person.done.clicks += 1;
  await list.click();
  person.done.entries += 1;
  await list.fill(['Ana', 'Ben', 'Cem', 'Dora', 'Eva'].map((name) => `${name}, ${newEmail()}`).join('\n'));
  await person.click('Send 5 invitations');
  await page.getByText('5 invited.').waitFor();
  expect(person.done).toEqual({ clicks: 2, keys: 2, entries: 2 });
});
