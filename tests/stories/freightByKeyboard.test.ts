import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { hosts } from '../support/browser/hosts.ts';
import { newAccount } from '../support/browser/newAccount.ts';
import { newTruck } from '../support/browser/newTruck.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

const day = (ahead: number): string => new Date(Date.now() + ahead * 24 * 60 * 60_000).toISOString().slice(0, 10);

/** More presses of Tab than any page of the product takes to be walked once. */
const wholePage = 150;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** What a person without a mouse does on a page. */
const handsOn = (page: Page) => {
  const press = (...keys: readonly string[]): Promise<void> =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const reach = async (target: Locator): Promise<void> => {
    await target.waitFor();
    for (let pressed = 0; !(await isFocused(target)); pressed += 1) {
      if (pressed > wholePage) throw new Error(`Tab does not lead to ${target.toString()}.`);
      await page.keyboard.press('Tab');
    }
  };
  return {
    press,
    reach,
    activate: async (name: string | RegExp, role: 'button' | 'link' = 'button', within: Page | Locator = page) => {
      await reach(within.getByRole(role, { name, exact: typeof name === 'string' }).first());
      await page.keyboard.press('Enter');
    },
    write: async (target: Locator, text: string): Promise<void> => {
      await reach(target);
      await page.keyboard.type(text);
    },
  };
};

it('a load is posted, offered on, countered, accepted, assigned, driven, proven, verified, disputed and exported by keyboard alone', async () => {
  const goods = `Gears ${crypto.randomUUID().slice(0, 8)}`;
  const shipper = await newAccount({ company: 'Sundby Foods', audience: 'office' });
  const carrier = await newAccount({ company: 'Harbour Haulage' });
  await newTruck(carrier, 'B-HA 204');
  const [office, fleet] = await Promise.all([
    visit(hosts.greenOffice, '/ui/requests', { as: shipper }),
    visit(hosts.greenFleet, `/ui/loads?q=${goods}`, { as: carrier }),
  ]);
  const [theirs, ours] = [handsOn(office), handsOn(fleet)];

  // Post.
  await theirs.activate('Post your first request', 'link');
  for (const [stop, town, ahead] of [
    ['1. Pickup', 'Leipzig', 3],
    ['2. Delivery', 'Lyon', 4],
  ] as const) {
    const group = office.getByRole('group', { name: stop });
    await theirs.write(group.getByRole('combobox', { name: 'Town' }), town);
    await office.getByRole('listbox').getByRole('option').first().waitFor();
    await theirs.press('Enter');
    await theirs.write(group.getByRole('textbox', { name: 'Company or site' }), 'Central warehouse');
    await theirs.write(group.getByRole('textbox', { name: 'Street address' }), 'Rue du Lac 1');
    await theirs.write(group.getByRole('textbox', { name: 'Day', exact: true }), day(ahead));
  }
  await theirs.write(office.getByRole('textbox', { name: 'Goods', exact: true }), goods);
  await theirs.write(office.getByRole('textbox', { name: 'Number of packages' }), '2');
  await theirs.write(office.getByRole('textbox', { name: 'Gross weight (kg)' }), '900');
  await office.getByText('Nothing is missing.').waitFor();
  await theirs.press('Control+Enter');
  await office.getByRole('region', { name: 'Status' }).getByText('Open').waitFor();

  // Offer.
  await fleet.getByRole('link', { name: /Leipzig.*Lyon/ }).waitFor();
  await ours.press('j', 'o');
  await ours.write(fleet.getByLabel('Amount (EUR)'), '1250');
  await ours.press('Control+Enter');
  await fleet.getByText(/^You offered/).waitFor();

  // Counter, and accept that.
  await theirs.activate('Make Harbour Haulage a counter-offer');
  await theirs.write(office.getByLabel('New price'), '1200');
  await theirs.press('Enter');
  await office.getByRole('dialog').waitFor({ state: 'detached' });
  await ours.activate('Answer', 'link');
  await ours.activate(/^Accept €1,200/);
  await ours.activate('Accept', 'button', fleet.getByRole('dialog'));
  await fleet.getByText('You won this load.').waitFor();

  // Assign.
  await ours.activate('See the shipment', 'link');
  await ours.activate('Assign a truck');
  const truck = fleet.getByRole('radio', { name: /^B-HA 204/ });
  await ours.reach(truck);
  await ours.press('Space');
  await ours.activate('Assign B-HA 204');
  await fleet.getByRole('dialog').waitFor({ state: 'detached' });

  // Drive, days before the windows.
  await ours.activate('Dispatch');
  for (const step of ['Arrived in Leipzig', 'Departed Leipzig', 'Arrived in Lyon', 'Delivered in Lyon']) {
    await ours.activate(step);
    await ours.activate('Record it', 'button', fleet.getByRole('dialog'));
  }
  await ours.activate('Add proof of delivery in Lyon');
  const form = fleet.getByRole('dialog', { name: 'Proof of delivery in Lyon' });
  await ours.write(form.getByLabel('Received by'), 'Jana Novák');
  await ours.reach(form.getByRole('radio', { name: 'None' }));
  await ours.press('ArrowRight', 'ArrowRight');
  await ours.activate('Add proof', 'button', form);
  await form.waitFor({ state: 'detached' });

  // Verify.
  await theirs.activate('See the shipment', 'link');
  await theirs.activate('Verify');
  await theirs.activate('Verify', 'button', office.getByRole('dialog'));
  await office.getByText('The shipper verified the proof.').waitFor();

  // Dispute a line of the statement.
  await ours.activate('Open statement', 'link');
  await ours.activate('Add a line');
  const line = fleet.getByRole('dialog', { name: 'Add a line' });
  await ours.reach(line.getByLabel('What it is for'));
  await ours.press('T');
  await ours.write(line.getByLabel('Amount, net of VAT'), '42.50');
  await ours.write(line.getByLabel('Reason (shown to the shipper)'), 'Fréjus tunnel');
  await ours.press('Enter');
  await line.waitFor({ state: 'detached' });
  await ours.activate(/^Issue statement/);
  await ours.activate('Issue statement', 'button', fleet.getByRole('dialog'));
  await theirs.activate('Open statement', 'link');
  await theirs.activate(/^Dispute/);
  await theirs.write(office.getByLabel('Why it is wrong'), 'Not agreed');
  await theirs.press('Enter');
  await office.getByText('Disputed: Not agreed').waitFor();

  // Export.
  await theirs.press('g', 'b');
  await theirs.activate('Export or print');
  const saved = office.waitForEvent('download');
  await theirs.activate(/CSV/);
  expect((await saved).suggestedFilename()).toMatch(/[.]csv$/);
});
