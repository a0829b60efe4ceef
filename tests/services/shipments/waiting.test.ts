import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { openProofs } from '../../support/services/openProofs.ts';

const proofs = await openProofs();
const { world, shipper, fleet, otherShipper, assigned, call, tell, write, shipment } = proofs;

const accept = (id: string, version: number, stop: number | string = 0, who = shipper) =>
  write(id, `waiting/${stop}/accept`, { version }, who);
const dispute = (id: string, version: number, more: object = {}, who = shipper) =>
  write(id, 'waiting/0/dispute', { version, reason: 'times_wrong', ...more }, who);

/** A shipment whose truck waited four hours longer than agreed at the first stop, with the id of the arrival. */
const waited = async () => {
  const { id } = await assigned();
  const arrival = crypto.randomUUID();
  const minute = 60_000;
  const { stops } = await shipment(id);
  const at = (minutes: number) => new Date(Date.parse(stops[0].window.from) + minutes * minute).toISOString();
  const events = [
    { type: 'dispatched', at: at(-30) },
    { id: arrival, type: 'arrived', stop: 0, at: at(0) },
    { type: 'departed', stop: 0, at: at(260) },
  ];
  return { id, arrival, at, events };
};

let trips: Awaited<ReturnType<typeof waited>>[] = [];
let people = { shipper, fleet };
beforeAll(async () => {
  for (let made = 0; made < 7; made += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    trips = [...trips, await waited()];
  }
  const begins = Date.parse(trips[0]?.at(300) ?? '') - world.clock.now().getTime();
  people = await proofs.later(begins / 3_600_000);
  for (const { id, events } of trips) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await tell(id, { events }, people.fleet);
  }
});

const trip = async (at: number) => {
  const found = trips[at];
  if (!found) throw new Error('There is no such trip.');
  return { ...found, ...(await shipment(found.id, people.fleet)) };
};

describe('waiting', () => {
  it('is proposed by itself when the truck has left, and told to both', async () => {
    const { id, waiting } = await trip(0);
    expect(waiting).toEqual([
      {
        stop: 0,
        state: 'proposed',
        isLate: false,
        dwellMin: 260,
        freeMin: 120,
        billableMin: 140,
        chargedMin: 150,
        charge: { amountMinor: 15_000, currency: 'EUR' },
        answer: null,
      },
      expect.objectContaining({ stop: 1, state: 'none' }),
    ]);
    expect((await shipment(id, people.shipper)).waiting).toEqual(waiting);
  });

  it('is accepted by the shipper, once and for all', async () => {
    const { id, version } = await trip(0);
    const { status, body } = await accept(id, version, 0, people.shipper);
    expect([status, body.data.waiting[0].state]).toEqual([200, 'accepted']);
    expect(body.data.events.at(-1)).toMatchObject({
      type: 'waiting_accepted',
      stop: 0,
      side: 'shipper',
      data: { minutes: 150, amountMinor: 15_000 },
    });
    const after = body.data.version;
    expect((await accept(id, after, 0, people.shipper)).body).toMatchObject({ code: 409, reason: 'so_already' });
    expect((await dispute(id, after, {}, people.shipper)).body).toMatchObject({ code: 409, reason: 'so_already' });
  });

  it('that nobody answered keeps the statement from being paid, and its row says so', async () => {
    const { id, version } = await trip(6);
    await amidAllCompanies(world.services, async (tx) => {
      await sql`update shipment set status = 'completed' where id = ${id}`.execute(tx);
      await sql`update statement set status = 'approved', revision = 1, invoice = 'INV-1', issued_at = created_at,
        due_on = '2026-02-05', due_at = '2026-02-05', time_zone = 'UTC',
        lines = (select jsonb_build_array(jsonb_build_object('id', 'linehaul', 'kind', 'linehaul', 'stop', null,
          'amountMinor', linehaul_minor, 'reason', null, 'state', 'agreed', 'note', null))) where id = ${id}`.execute(
        tx,
      );
    });
    const pay = async () => {
      const { body } = await call(`/v1/statements/${id}`, people.shipper);
      const json = { version: body.data.version, paidOn: '2020-01-31', reference: null };
      return call(`/v1/statements/${id}/pay`, people.shipper, { json });
    };
    const isWaitingOpen = async () => {
      const { body } = await call('/v1/statements?status=approved', people.shipper);
      return body.data.find((statement: { id: string }) => statement.id === id).isWaitingOpen;
    };
    expect((await pay()).body).toMatchObject({ code: 409, reason: 'waiting_open' });
    expect(await isWaitingOpen()).toBe(true);
    expect((await dispute(id, version, {}, people.shipper)).status).toBe(200);
    expect(await isWaitingOpen()).toBe(false);
    expect((await pay()).body.data).toMatchObject({ status: 'paid' });
  });

  it.each(['paid', 'settled'])(
    'is not accepted once the statement is %s, since nobody could bill it',
    async (status) => {
      const { id, version } = await trip(4);
      await amidAllCompanies(world.services, async (tx) => {
        await sql`update shipment set status = 'completed' where id = ${id} and status <> 'completed'`.execute(tx);
        await sql`
        update statement set status = ${status}, paid_on = '2026-01-05', invoice = coalesce(invoice, 'INV-000001'),
          issued_at = created_at, due_on = '2026-02-05', due_at = '2026-02-05', time_zone = 'UTC', revision = 1
        where id = ${id}`.execute(tx);
      });
      expect((await accept(id, version, 0, people.shipper)).body).toMatchObject({
        code: 409,
        reason: 'statement_paid',
      });
      expect((await trip(4)).waiting[0].state).toBe('proposed');
    },
  );

  it('that is accepted after the shipment was completed is in the draft of the statement, in lists, too', async () => {
    const { id, version } = await trip(5);
    await amidAllCompanies(world.services, (tx) =>
      sql`update shipment set status = 'completed' where id = ${id}`.execute(tx),
    );
    expect((await accept(id, version, 0, people.shipper)).status).toBe(200);
    const { body } = await call('/v1/statements?status=draft', people.fleet);
    const listed = body.data.find((statement: { id: string }) => statement.id === id);
    expect(listed.sums).toMatchObject({ waitingMinor: 15_000, totalMinor: listed.sums.linehaulMinor + 15_000 });
  });

  it('is disputed with a reason, and may be accepted then', async () => {
    const { id, version } = await trip(1);
    const without = await dispute(id, version, { reason: null }, people.shipper);
    expect(without.body.errors).toMatchObject([{ field: 'reason' }]);
    const { body } = await dispute(id, version, { note: 'The gate was open' }, people.shipper);
    expect(body.data.waiting[0]).toMatchObject({
      state: 'disputed',
      answer: { reason: 'times_wrong', note: 'The gate was open' },
    });
    const again = await dispute(id, body.data.version, {}, people.shipper);
    expect(again.body).toMatchObject({ code: 409, reason: 'so_already' });
    const accepted = await accept(id, body.data.version, 0, people.shipper);
    expect(accepted.body.data.waiting[0].state).toBe('accepted');
  });

  it('is proposed again when a corrected time changes the charge', async () => {
    const { id, version, arrival, at } = await trip(2);
    await accept(id, version, 0, people.shipper);
    await tell(id, { type: 'correction', data: { of: arrival, at: at(60) } }, people.fleet);
    expect((await trip(2)).waiting[0]).toMatchObject({ state: 'proposed', chargedMin: 90, answer: null });
    await tell(id, { type: 'correction', data: { of: arrival, at: at(0) } }, people.fleet);
    expect((await trip(2)).waiting[0]).toMatchObject({ state: 'accepted', chargedMin: 150 });
  });

  it('is for the shipper to answer, as it was read, where there is some', async () => {
    const { id, version } = await trip(3);
    expect((await accept(id, version, 0, people.fleet)).status).toBe(404);
    expect((await accept(id, version - 1, 0, people.shipper)).body).toMatchObject({ code: 409, reason: 'stale' });
    expect((await accept(id, version, 1, people.shipper)).body).toMatchObject({ code: 409, reason: 'wrong_status' });
    expect((await accept(id, version, 7, people.shipper)).status).toBe(404);
    expect((await accept(id, version, 'x', people.shipper)).status).toBe(404);
    const stranger = { ...otherShipper, token: people.shipper.token };
    expect((await accept(id, version, 0, stranger)).status).toBe(404);
    expect((await trip(3)).waiting[0].state).toBe('proposed');
  });

  it('that fifty answer at once is answered once', async () => {
    const { id, version } = await trip(3);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        at % 2 === 0 ? accept(id, version, 0, people.shipper) : dispute(id, version, {}, people.shipper),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { events } = await trip(3);
    expect(events.filter(({ type }: { type: string }) => type.startsWith('waiting_'))).toHaveLength(1);
  });
});
