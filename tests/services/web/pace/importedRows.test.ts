import { expect, it } from 'vitest';
import { createApp } from '../../../../services/createApp.ts';
import { features } from '../../../../services/features.ts';
import type { WriteHolder } from '../../../../services/web/pace/WritePaces.ts';
import { openWorld } from '../../../support/services/openWorld.ts';
import { addCompany, addMember } from '../../../support/services/people.ts';

const world = await openWorld();
const shipper = await addMember(world, { company: await addCompany(world, { kind: 'office' }) });

/** How many writes an import counts as, and how it is answered where so many are left. */
async function importing(rows: number, more: object = {}, left = Infinity) {
  const taken = { account: 0, company: 0, address: 0 };
  const pace = (holder: WriteHolder) => ({
    take: (_name: string, tokens = 1) => {
      if (tokens > left) return 7;
      taken[holder] += tokens;
      return 0;
    },
  });
  const paces = {
    account: pace('account'),
    company: pace('company'),
    address: pace('address'),
    files: pace('address'),
  };
  const csv = `reference\n${Array.from({ length: rows }, (_, at) => `Row ${at}`).join('\n')}`;
  const answer = await createApp(world.services, features, { paces }).request('/v1/shipment-requests/import', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${shipper.token}`,
      'X-Company-Id': shipper.company,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ csv, ...more }),
  });
  return { status: answer.status, company: taken.company, account: taken.account };
}

it('each 25 rows of an import count as one write, of its account and its company', async () => {
  const one = await importing(25);
  expect(one).toMatchObject({ status: 200, company: 1 });
  expect(await importing(26)).toEqual({ status: 200, company: 2, account: one.account + 1 });
  expect(await importing(1_000)).toEqual({ status: 200, company: 40, account: one.account + 39 });
});

it('a dry run of an import counts as one write', async () => {
  expect(await importing(1_000, { dryRun: true })).toMatchObject({ status: 200, company: 1 });
});

it('an import of more rows than may be added at present is refused', async () => {
  expect((await importing(1_000, {}, 30)).status).toBe(429);
});
