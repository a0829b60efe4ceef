import { expect, it } from 'vitest';
import { openMarket } from '../../support/services/openMarket.ts';

const market = await openMarket();
const { shipper, call, body } = market;

const add = (name: string, values: Readonly<Record<string, unknown>> = {}, who = shipper) =>
  call('/v1/request-templates', who, { json: { ...body(values), name } });
const list = async (who = shipper) => (await call('/v1/request-templates', who)).body.data;

it('a template is a request without reference, windows and deadline', async () => {
  const { status, body: answer } = await add('Essen to Lyon', { reference: 'PO 1' });
  expect(status).toBe(201);
  expect(answer.data).toMatchObject({
    name: 'Essen to Lyon',
    stops: [
      { place: { name: 'Zeche Nord' }, window: { from: null, to: null, timeZone: 'Europe/Berlin' }, note: 'Gate 4' },
      { place: { name: 'Entrepôt Sud' } },
    ],
    cargo: [{ description: 'Drinks' }],
  });
  expect(answer.data).not.toHaveProperty('reference');
  expect(answer.data).not.toHaveProperty('decisionBy');
  expect(await list()).toEqual([answer.data]);
});

it('a name is given once, in whatever letters', async () => {
  await add('Weekly');
  const { status, body: refused } = await add('WEEKLY');
  expect([status, refused.errors]).toMatchObject([422, [{ field: 'name', code: 'taken' }]]);
});

it('a template that is too large is refused', async () => {
  const line = { description: 'x'.repeat(200), marks: 'y'.repeat(200), hsCode: '1'.repeat(20) };
  const cargo = Array.from({ length: 50 }, () => line);
  expect((await add('Large', { cargo, notes: '好'.repeat(2_000) })).status).toBe(413);
});

it('a company keeps a hundred, also when many are added at once', async () => {
  const { otherShipper } = market;
  const some = (name: string, length: number) =>
    Promise.all(Array.from({ length }, (_, at) => add(`${name} ${at}`, {}, otherShipper)));
  for (const name of ['North', 'South', 'East']) await some(name, 30);
  const answers = await some('West', 20);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
});

it('a template that is deleted is gone, and is deleted once', async () => {
  const { id } = (await add('Gone')).body.data;
  const remove = async () => (await call(`/v1/request-templates/${id}`, shipper, { method: 'DELETE' })).status;
  expect([await remove(), await remove()]).toEqual([200, 404]);
  expect((await list()).map((template: { id: string }) => template.id)).not.toContain(id);
});
