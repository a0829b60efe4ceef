import { expect, it } from 'vitest';
import * as v from 'valibot';
import { arriveAt } from '../support/browser/arriveAt.ts';
import { callProduct } from '../support/browser/callProduct.ts';
import { refusal } from '../support/browser/consoleLines.ts';
import { hosts } from '../support/browser/hosts.ts';
import { newAccount } from '../support/browser/newAccount.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { startSession } from '../support/browser/startSession.ts';

const { visit } = openBrowser();
const companies = v.object({ data: v.array(v.object({ id: v.string(), name: v.string() })) });

it('a member removed from a company is told so on the next visit and chooses another company', async () => {
  const [owner, colleague] = await Promise.all([
    newAccount({ company: 'Quick Haul' }),
    newAccount({ company: 'Slow Haul', name: 'Ben Ode' }),
  ]);
  const [boss, ben] = await Promise.all([startSession(owner), startSession(colleague)]);
  const authorization = { Authorization: `Bearer ${boss.token}` };
  const path = `/v1/companies?isPaged=false&userId=${boss.user.id}`;
  const [quick] = v.parse(companies, await callProduct(path, { headers: authorization })).data;
  const headers = { ...authorization, 'X-Company-Id': quick?.id ?? '' };
  const body = { name: 'Ben Ode', email: colleague.email, role: 'dispatcher' };
  await callProduct('/v1/members', { method: 'POST', headers, body });

  const page = await visit(hosts.greenFleet, '/ui/vehicles', { as: colleague, expects: [refusal(404)] });
  await page.getByRole('button', { name: 'Quick Haul' }).click();
  await page.getByRole('heading', { level: 1, name: 'Vehicles' }).waitFor();
  await callProduct(`/v1/members/${ben.user.id}?version=1`, { method: 'DELETE', headers });

  await page.reload();
  await page.getByText('You no longer have access to Quick Haul.').waitFor();
  await page.reload();
  await page.getByText('You no longer have access to Quick Haul.').waitFor();
  await page.getByRole('button', { name: 'Slow Haul' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ben' }).waitFor();
  await arriveAt(page, '/dashboard');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Ben' }).waitFor();
  expect(await page.getByText('You no longer belong').count()).toBe(0);
});
