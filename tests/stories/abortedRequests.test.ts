import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { exportAs } from '../support/browser/exportAs.ts';
import { callsOf } from '../support/browser/callsOf.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { holdBack } from '../support/browser/holdBack.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();
const list = '/api/v1/vehicles';
const isListCall = callsOf(list);

const goTo = (page: Page, room: string) => page.getByRole('link', { name: room, exact: true }).first().click();
const switchCompany = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Alder Cold Chain: switch company' }).click();
  await page.getByRole('button', { name: 'Rhine Valley Transport' }).click();
};

/** Opens the vehicles of one company and holds back every later request of the list. */
const visitVehicles = async (): Promise<Page> => {
  const page = await visit(hosts.greenFleet, '/ui/vehicles', { as: demoAccounts.twoFleets });
  await page.getByRole('button', { name: 'Alder Cold Chain' }).click();
  await page.locator('table[aria-busy="false"]').waitFor();
  await holdBack(page, list);
  return page;
};

const nextListCall = (page: Page) => page.waitForRequest((request) => isListCall(new URL(request.url())));
const abortOf = async (page: Page): Promise<string | undefined> => {
  const request = await page.waitForEvent('requestfailed', (failed) => isListCall(new URL(failed.url())));
  return request.failure()?.errorText;
};

describe('a pending list request', () => {
  it.each([
    ['the user leaves the room', (page: Page) => goTo(page, 'Drivers')],
    ['the user switches the company', switchCompany],
  ])('is aborted when %s', async (_, leave) => {
    const page = await visitVehicles();
    const asked = nextListCall(page);
    await page.getByRole('searchbox').fill('volvo');
    await asked;
    const end = abortOf(page);
    await leave(page);
    expect(await end).toBe('net::ERR_ABORTED');
  });
});

describe('a running export', () => {
  it('is aborted by a company switch and saves no file', async () => {
    const page = await visitVehicles();
    const saved: string[] = [];
    page.on('download', (download) => saved.push(download.suggestedFilename()));
    const asked = nextListCall(page);
    await exportAs(page, 'CSV');
    await asked;
    const end = abortOf(page);
    await switchCompany(page);
    expect(await end).toBe('net::ERR_ABORTED');
    await page.getByRole('button', { name: 'Rhine Valley Transport: switch company' }).waitFor();
    expect(saved).toEqual([]);
  });
});
