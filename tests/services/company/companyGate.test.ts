import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { authenticate } from '../../../services/account/authenticate.ts';
import { companyGate } from '../../../services/company/companyGate.ts';
import { answerError } from '../../../services/web/answerError.ts';
import type { AppEnv } from '../../../services/web/AppEnv.ts';
import { openWorld, type World } from '../../support/services/openWorld.ts';
import { addCompany, addMember, type TestMember } from '../../support/services/people.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

/** The status of a call through the gate, and what its handler gets. */
async function pass({ token }: TestMember, company: string | undefined, needs: Parameters<typeof companyGate>[1]) {
  const app = new Hono<AppEnv>();
  app.onError(answerError(world.services.log));
  app.get('/', authenticate(world.services), companyGate(world.services, needs), (c) => c.json(c.var.company));
  const headers = { Authorization: `Bearer ${token}`, ...(company !== undefined && { 'X-Company-Id': company }) };
  const response = await app.request('/', { headers });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

describe('the company gate', () => {
  it.each(['owner', 'dispatcher', 'viewer'] as const)('lets a %s read, and passes on the company', async (role) => {
    const member = await addMember(world, { role });
    expect(await pass(member, member.company.toUpperCase(), { to: 'read' })).toEqual({
      status: 200,
      body: { id: member.company },
    });
  });

  it.each([
    ['owner', 200],
    ['dispatcher', 200],
    ['viewer', 409],
  ] as const)('answers a %s who writes %i', async (role, status) => {
    const member = await addMember(world, { role });
    expect((await pass(member, member.company, { to: 'write' })).status).toBe(status);
  });

  it('refuses a missing, malformed or repeated header, and keeps the session', async () => {
    const member = await addMember(world);
    const { company } = member;
    for (const header of [undefined, '', 'x', `${company}, ${company}`, `${company}'--`]) {
      expect((await pass(member, header, { to: 'read' })).status).toBe(400);
    }
    expect((await pass(member, company, { to: 'read' })).status).toBe(200);
  });

  it('gives the same answer for another company and an unknown one', async () => {
    const [member, other] = [await addMember(world), await addMember(world)];
    const answers = [
      await pass(member, other.company, { to: 'read' }),
      await pass(member, randomUUID(), { to: 'read' }),
      await pass(member, member.company, { to: 'read', audience: 'office' }),
    ];
    for (const answer of answers) expect(answer).toEqual({ status: 404, body: { code: 404, message: 'Not found.' } });
  });

  it('refuses the next request after a membership ends', async () => {
    const company = await addCompany(world);
    const member = await addMember(world, { company });
    expect((await pass(member, company, { to: 'read' })).status).toBe(200);
    await world.services.db.deleteFrom('membership').where('user_id', '=', member.id).execute();
    expect((await pass(member, company, { to: 'read' })).status).toBe(404);
  });
});
