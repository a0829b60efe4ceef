import { beforeAll, describe, expect, it } from 'vitest';
import { completeInTime } from '../../../services/shipments/completeInTime.ts';
import { completionId } from '../../../services/shipments/completion.ts';
import { openProofs, proof } from '../../support/services/openProofs.ts';

const proofs = await openProofs();
const { world, shipper, fleet, delivered, proven, verify, reject, later, shipment, list, call, keep, tell } = proofs;

const completions = ({ events }: { events: readonly { type: string }[] }) =>
  events.filter(({ type }) => type === 'completed');

const sweep = async () => {
  while (await completeInTime(world.services)) continue;
};

describe('the event of a completion by the clock', () => {
  it('has an id that nobody else can take', async () => {
    const { id } = await delivered();
    await proven(id);
    const note = { id: completionId({ id }), type: 'note', data: { text: 'thanks' } };
    for (const who of [shipper, fleet]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await tell(id, note, who)).body.errors).toMatchObject([{ field: 'id', code: 'repeated' }]);
    }
  });
});

describe('a shipper', () => {
  it('verifies the proofs, which completes the shipment', async () => {
    const { id } = await delivered();
    const { version } = await proven(id);
    const { status, body } = await verify(id, version);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'completed',
      flags: [],
      completesAt: null,
      documents: [{ standing: 'verified' }],
    });
    expect(completions(body.data)).toMatchObject([{ side: 'shipper', data: {} }]);
    expect((await shipment(id)).status).toBe('completed');
    expect((await verify(id, body.data.version)).body).toMatchObject({ code: 409, reason: 'wrong_status' });
    expect((await keep(id, proof())).body).toMatchObject({ code: 409, reason: 'wrong_status' });
  });

  it('verifies nothing that is not proven, or that changed meanwhile', async () => {
    const { id, version } = await delivered();
    expect((await verify(id, version)).body).toMatchObject({ code: 409, reason: 'pod_missing' });
    expect((await reject(id, version)).body).toMatchObject({ code: 409, reason: 'pod_missing' });
    await proven(id);
    expect((await verify(id, version)).body).toMatchObject({ code: 409, reason: 'stale' });
    expect((await reject(id, version)).body).toMatchObject({ code: 409, reason: 'stale' });
  });

  it.each([
    ['without a reason', { reason: null }, 'reason'],
    ['for a reason nobody knows', { reason: 'ugly' }, 'reason'],
    ['of a stop without a proof', { stop: 0 }, 'stop'],
  ])('cannot reject %s', async (_, more, field) => {
    const { id } = await delivered();
    const { version } = await proven(id);
    const { status, body } = await reject(id, version, more);
    expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
  });

  it('is the only one who may', async () => {
    const { id } = await delivered();
    const { version } = await proven(id);
    expect((await verify(id, version, fleet)).status).toBe(404);
    expect((await reject(id, version, {}, fleet)).status).toBe(404);
    expect((await shipment(id)).status).toBe('delivered');
  });
});

it('of fifty who verify and reject at once, one comes first and nobody else', async () => {
  const { id } = await delivered();
  const { version } = await proven(id);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? verify(id, version, shipper) : reject(id, version))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const types = (await shipment(id)).events.map(({ type }: { type: string }) => type);
  expect(types.filter((type: string) => type === 'completed' || type === 'pod_rejected')).toHaveLength(1);
});

describe('when nobody objects for 72 hours', () => {
  const made: Record<string, string> = {};
  let people = { shipper, fleet };
  const found = async (query: string, id: string | undefined) =>
    (await list(query, people.fleet)).body.data.some((each: { id: string }) => each.id === id);
  const counted = async () => (await call('/v1/shipments/counts', people.fleet)).body.data;

  beforeAll(async () => {
    for (const name of ['read', 'written', 'corrected', 'rejected', 'unproven']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { id } = await delivered();
      made[name] = id;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      if (name !== 'unproven') await proven(id);
    }
    people = await later(24);
    const { version } = await shipment(String(made['rejected']), people.shipper);
    await reject(String(made['rejected']), version, {}, people.shipper);
    await keep(String(made['rejected']), proof(), undefined, people.fleet);
    people = await later(47.99);
  });

  it('a shipment is completed at every read, list and count, and for whatever follows, before anything is written', async () => {
    const id = String(made['read']);
    expect((await shipment(id, people.fleet)).status).toBe('delivered');
    const before = await counted();
    people = await later(0.02);
    const record = await shipment(id, people.shipper);
    expect(record).toMatchObject({
      status: 'completed',
      flags: [],
      completesAt: null,
      lastEvent: { type: 'completed' },
      documents: [{ standing: 'verified' }],
    });
    expect(completions(record)).toMatchObject([{ side: 'service', data: { automatic: true } }]);
    expect(await found('?status=completed', id)).toBe(true);
    expect(await found('?status=delivered', id)).toBe(false);
    expect(await found('?flag=pod_to_verify', id)).toBe(false);
    const counts = await counted();
    // Only what was proven again later waits still.
    expect(counts.flags.pod_to_verify).toBe(1);
    const completed = counts.completed - before.completed;
    expect([completed, before.delivered - counts.delivered]).toEqual([before.flags.pod_to_verify - 1, completed]);
    const refused = { code: 409, reason: 'wrong_status' };
    expect((await reject(id, record.version, {}, people.shipper)).body).toMatchObject(refused);
    expect((await verify(id, record.version, people.shipper)).body).toMatchObject(refused);
  });

  it('the completion is told by what is written next, where no sweep came before', async () => {
    const id = String(made['corrected']);
    const { at, id: of } = (await shipment(id, people.fleet)).events.at(-2);
    const { status, body } = await tell(id, { type: 'correction', data: { of, at } }, people.fleet);
    expect([status, body.data.events.slice(-2).map(({ type }: { type: string }) => type)]).toEqual([
      201,
      ['completed', 'correction'],
    ]);
  });

  it('the completion is written down once, by whichever process comes first, as it was read before', async () => {
    const id = String(made['written']);
    const before = await shipment(id, people.fleet);
    await Promise.all([sweep(), sweep(), sweep()]);
    await sweep();
    const record = await shipment(id, people.fleet);
    const [read] = completions(before);
    expect(completions(record)).toEqual([{ ...read, recordedAt: expect.any(String) }]);
    const timeless = { version: 0, updatedAt: '', events: [] };
    expect({ ...record, ...timeless }).toEqual({ ...before, ...timeless });
    expect(record.version).toBe(before.version + 1);
  });

  it('the time counts from the last proof that was missing, and nothing completes without one', async () => {
    const statusOf = async (name: string) => (await shipment(String(made[name]), people.fleet)).status;
    expect([await statusOf('rejected'), await statusOf('unproven')]).toEqual(['delivered', 'delivered']);
    people = await later(24);
    await sweep();
    expect([await statusOf('rejected'), await statusOf('unproven')]).toEqual(['completed', 'delivered']);
    expect(await found('?flag=pod_missing', made['unproven'])).toBe(true);
  });
});
