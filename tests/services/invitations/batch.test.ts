import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addCompany, addMember } from '../../support/services/people.ts';
import { testServices } from '../../support/services/testServices.ts';
import { openFleet } from '../drivers/openFleet.ts';

const fleet = await openFleet();
const { world, newPhone, invited } = fleet;
const send = (rows: unknown, headers: Record<string, string> = {}) =>
  world.call('/invitations/batch', { json: { rows }, headers, ...fleet.member });

it('invites each row separately and answers in order', async () => {
  const { phone } = await invited();
  const rows = [
    { name: 'Ioana', phone: newPhone() },
    { name: '', phone: '123' },
    { name: 'João', phone },
    'Rui',
    { name: 'Rui', email: `${randomUUID()}@truckers.test` },
  ];
  const { status, body } = await send(rows);
  expect(status).toBe(200);
  expect(body.data.results).toMatchObject([
    { row: 0, invitation: { name: 'Ioana', status: 'pending' } },
    { row: 1, errors: [{ field: 'name' }, { field: 'phone' }] },
    { row: 2, errors: [{ field: 'phone', message: 'already has an open invitation', code: 'taken' }] },
    { row: 3, errors: [{ field: '' }] },
    { row: 4, invitation: { name: 'Rui' } },
  ]);
});

it('sends the first of two rows for one person', async () => {
  const row = { name: 'Ioana', phone: newPhone() };
  const { results } = (await send([row, row])).body.data;
  expect(results).toMatchObject([
    { row: 0, invitation: {} },
    { row: 1, errors: [{ field: 'phone' }] },
  ]);
});

it('is done once for one Idempotency-Key', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const rows = [{ name: 'Ioana', phone: newPhone() }];
  const answers = [await send(rows, headers), await send(rows, headers)];
  expect(answers[1]?.body).toEqual(answers[0]?.body);
});

it('asks once for what to say of a new company, however many it invites', async () => {
  let asked = 0;
  const db = world.services.db.withPlugin({
    transformQuery({ node }) {
      if (node.kind === 'RawNode' && node.sqlFragments.join('').includes('company_standing')) asked += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const watched = await testServices({ ...world.services, db });
  const rows = Array.from({ length: 3 }, () => ({ name: 'Ioana', email: `${randomUUID()}@truckers.test` }));
  const { token, company } = await addMember(world, { company: await addCompany(world, { age: 0 }) });
  const answer = await watched.request('/invitations/batch', { method: 'POST', json: { rows }, token, company });
  expect(answer.status).toBe(200);
  expect(asked).toBe(1);
});

it.each([
  ['none', []],
  ['more than a hundred', Array.from({ length: 101 }, () => ({ name: 'Ioana', phone: '+4915112345678' }))],
  ['no list', 'Ioana'],
])('refuses %s', async (_what, rows) => {
  const { status, body } = await send(rows);
  expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['rows']]);
});
