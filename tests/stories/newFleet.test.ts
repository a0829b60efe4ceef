import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { acceptAsApp } from '../support/browser/acceptAsApp.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { type Hands, pointing, typing } from '../support/browser/hands.ts';
import { hosts } from '../support/browser/hosts.ts';
import { mailsTo } from '../support/browser/mailsTo.ts';
import { newAccount } from '../support/browser/newAccount.ts';
import { newEmail } from '../support/browser/newEmail.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

const addVehicle = async (page: Page, hands: Hands, fleetNo: string): Promise<void> => {
  await page.goto('/ui/vehicles/new');
  await heading(page, 'Add a vehicle');
  await hands.enter();
  await hands.fill('Fleet number', fleetNo);
  await hands.fill('Plate', `K-${fleetNo}`);
  await hands.choose('Country of registration', 'Germany');
  await hands.choose('Type', 'Straight truck');
  await hands.choose('Body type', 'Curtainsider');
  await hands.fill('Make', 'Scania');
  await hands.fill('Model', 'P 280');
  await hands.fill('Year built', '2024');
  await hands.fill('Payload (kg)', '9000');
  await hands.fill('Gross vehicle weight (kg)', '18000');
  await hands.choose('Fuel', 'Diesel');
  await hands.fill('Odometer (km)', '1000');
  await hands.press('Add vehicle');
  await heading(page, fleetNo);
};

const addDriver = async (page: Page, hands: Hands, name: string, phone: string): Promise<void> => {
  await page.goto('/ui/drivers/new');
  await heading(page, 'Add a driver');
  await hands.enter();
  await hands.fill('Name', name);
  await hands.fill('Phone', phone);
  await hands.press('Add driver');
  await heading(page, name);
};

const invite = async (page: Page, hands: Hands, name: string): Promise<string> => {
  const email = newEmail();
  await page.goto('/ui/invitations/new');
  await heading(page, 'Invite a driver');
  await hands.enter();
  await hands.fill('Name', name);
  await hands.fill('Email', email);
  await hands.press('Send invitation');
  await heading(page, `${name} has been invited`);
  return email;
};

const accept = async (email: string): Promise<void> => {
  const [mail] = await mailsTo(email);
  await acceptAsApp(mail?.text ?? '', '+491511234567');
};

const figure = (page: Page, title: string) =>
  page.getByRole('link', { name: new RegExp(`^(\\d+ ?${title}|${title} \\d+)$`) }).textContent();

describe.each([
  { way: 'by keyboard alone', viewport: 'desktop', handsOf: typing },
  { way: 'on a phone', viewport: 'narrow', handsOf: pointing },
] as const)('the owner of a new company, $way,', ({ viewport, handsOf }) => {
  it('adds a fleet, invites a driver who accepts, and sees everything on the dashboard', async () => {
    const page = await visit(hosts.greenFleet, '/dashboard', { as: await newAccount(), viewport });
    const hands = handsOf(page);
    await page.getByText('No drivers invited yet.').waitFor();

    await addVehicle(page, hands, 'T-1');
    await addDriver(page, hands, 'Ada Byron', '+4915150000001');
    await accept(await invite(page, hands, 'Maria Rossi'));

    await page.goto('/dashboard');
    await page.getByText('Accepted').waitFor();
    await expect.poll(() => figure(page, 'Vehicles')).toBe('1 Vehicles');
    await expect.poll(() => figure(page, 'Available')).toBe('Available 1');
    // Ada and the trucker who was invited.
    await expect.poll(() => figure(page, 'Drivers')).toBe('2 Drivers');
    await expect.poll(() => figure(page, 'Active')).toBe('Active 2');
    // Registration, insurance and roadworthiness of the vehicle, and the licence of each driver.
    await expect.poll(() => figure(page, 'Missing')).toBe('5Missing');
    await expectAccessible(page);

    await page.getByRole('link', { name: /^\d+ ?Missing$/ }).click();
    await heading(page, 'Papers');
    await page.getByText('1–5 of 5').waitFor();
    await page.getByRole('link', { name: /^T-1/ }).first().click();
    await heading(page, 'T-1');
  });
});

it('the records of a fleet are read-only for a viewer', async () => {
  const viewer = { ...demoAccounts.greenFleet, email: 'viewer@greenline.test' };
  const page = await visit(hosts.greenFleet, '/ui/vehicles?q=RV-0', { as: viewer });
  await page.getByRole('row').nth(1).getByRole('link').waitFor();
  expect(await page.getByRole('link', { name: /^Add / }).count()).toBe(0);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByText('Roadworthiness test').first().waitFor();
  expect(await page.getByRole('link', { name: 'Edit' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Delete', exact: true }).count()).toBe(0);
});
