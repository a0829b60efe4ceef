import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { inCompany } from '../../../services/database/inCompany.ts';
import type { Tables } from '../../../services/Tables.ts';
import { openStatements } from '../../support/services/openStatements.ts';
import type { TestMember } from '../../support/services/people.ts';

const market = await openStatements();
const { call, fleet, shipper, otherFleet, otherShipper, world, statement, act, keepExtras, issue, approve } = market;
const { assigned, awarded, tell, shipment, write } = market;

const fee = 15_000;

const setFee = async (cancellationFee: number) => {
  const { version, updatedAt: _, ...terms } = (await call('/v1/terms', shipper)).body.data;
  const { status } = await call('/v1/terms', shipper, { method: 'PUT', json: { ...terms, version, cancellationFee } });
  expect(status).toBe(200);
};

beforeAll(() => setFee(150));

/** A shipment whose truck is on its way to the pickup, as its shipper reads it. */
const dispatched = async (more: readonly object[] = []) => {
  const { id } = await assigned();
  await tell(id, { events: [{ type: 'dispatched' }, ...more] });
  return shipment(id, shipper);
};

const cancel = (id: string, version: number, reason = 'not_ready', who = shipper) =>
  write(id, 'cancel', { version, reason }, who);

/** The id of a shipment that its shipper cancelled for a fee. */
const cancelled = async (): Promise<string> => {
  const { id, version } = await dispatched();
  expect((await cancel(id, version)).status).toBe(200);
  return id;
};

const as = <Done>(who: TestMember, work: (tx: Transaction<Tables>) => Promise<Done>) =>
  inCompany(world.services.db, who.company, who.id, work);

const statementStatus = async (id: string) => (await call(`/v1/statements/${id}`, fleet)).status;

describe('a shipment that is cancelled after its truck set out', () => {
  it('has a draft with the agreed fee alone, for both parties', async () => {
    const id = await cancelled();
    const found = await statement(id);
    expect(found).toMatchObject({
      id,
      status: 'draft',
      currency: 'EUR',
      paymentDays: 30,
      lines: [],
      agreed: [{ id: 'tonu', kind: 'tonu', stop: null, amountMinor: fee }],
      sums: { linehaulMinor: 0, waitingMinor: 0, feeMinor: fee, extrasMinor: 0, totalMinor: fee },
    });
    expect(await statement(id, shipper)).toEqual(found);
    const listed = (await call('/v1/statements?size=100', shipper)).body.data;
    expect(listed.find((each: { id: string }) => each.id === id).sums).toEqual(found.sums);
  });

  it('is found by nobody else', async () => {
    const id = await cancelled();
    for (const who of [otherFleet, otherShipper]) {
      expect((await call(`/v1/statements/${id}`, who)).status).toBe(404);
      expect((await act(id, 'issue', { version: 1, timeZone: 'UTC' }, who)).status).toBe(404);
    }
  });

  it('has a row in the database for the two parties alone, which neither of them can add or take away', async () => {
    const id = await cancelled();
    const seen = (who: TestMember) =>
      as(who, (tx) => tx.selectFrom('statement').select('fee_minor').where('id', '=', id).execute());
    expect(await Promise.all([shipper, fleet, otherShipper, otherFleet].map(seen))).toEqual([
      [{ fee_minor: fee }],
      [{ fee_minor: fee }],
      [],
      [],
    ]);
    for (const who of [shipper, fleet]) {
      const remove = as(who, (tx) => tx.deleteFrom('statement').where('id', '=', id).execute());
      await expect(remove).rejects.toThrow('permission denied');
      const add = as(who, (tx) => sql`insert into statement (id) values (gen_random_uuid())`.execute(tx));
      await expect(add).rejects.toThrow('permission denied');
    }
  });

  it('is owed at the pickup too', async () => {
    const { id, version } = await dispatched([{ type: 'arrived', stop: 0 }]);
    await cancel(id, version);
    expect((await statement(id)).sums).toMatchObject({ feeMinor: fee, totalMinor: fee });
  });

  it('is billed like any other: issued with extras, approved, paid and settled', async () => {
    const id = await cancelled();
    const waited = { kind: 'adjustment', amountMinor: 6_000, reason: 'Waited an hour at the gate' };
    const kept = await keepExtras(id, 1, [waited, { kind: 'credit', amountMinor: -1_000, reason: 'Goodwill' }]);
    const issued = (await issue(id, kept.body.data.version)).body.data;
    const sums = { linehaulMinor: 0, waitingMinor: 0, feeMinor: fee, extrasMinor: 5_000, totalMinor: 20_000 };
    expect(issued).toMatchObject({ status: 'issued', invoice: expect.stringMatching(/^INV-\d{6}$/u), sums });
    expect(issued.lines.map(({ kind, state }: Record<string, string>) => [kind, state])).toEqual([
      ['tonu', 'agreed'],
      ['adjustment', 'proposed'],
      ['credit', 'proposed'],
    ]);
    const { ageing } = (await call('/v1/statements/counts', shipper)).body.data;
    expect(ageing).toMatchObject([{ currency: 'EUR', totalMinor: 20_000 }]);
    const approved = (await approve(id, issued.version)).body.data;
    expect([approved.status, approved.sums]).toEqual(['approved', sums]);
    const paid = (await act(id, 'pay', { version: approved.version, paidOn: '2020-01-31' }, shipper)).body.data;
    const settled = (await act(id, 'settle', { version: paid.version })).body.data;
    expect([settled.status, settled.sums]).toEqual(['settled', sums]);
  });

  it('has a fee that was agreed: nobody disputes it as a line, and no carrier types one', async () => {
    const id = await cancelled();
    const typed = await keepExtras(id, 1, [{ kind: 'tonu', amountMinor: 99_900, reason: 'Another' }]);
    expect(typed.body.errors).toMatchObject([{ field: 'extras.0.kind' }]);
    const { version } = (await issue(id, 1)).body.data;
    expect((await act(id, 'lines/tonu/answer', { version, note: 'No' }, shipper)).status).not.toBe(200);
    expect((await statement(id)).sums.totalMinor).toBe(fee);
  });

  it('is told once to the other side as it is issued', async () => {
    const id = await cancelled();
    await issue(id, 1);
    const { body } = await call('/v1/notifications?size=100', shipper);
    const told = body.data.filter((each: { shipmentId: string }) => each.shipmentId === id);
    expect(told.map(({ kind }: { kind: string }) => kind)).toContain('statement_to_approve');
  });

  it('owes the fee of its award, whatever the terms say later', async () => {
    const { id, version } = await dispatched();
    await setFee(999);
    await cancel(id, version);
    await setFee(150);
    expect((await statement(id)).sums.totalMinor).toBe(fee);
  });

  it('may have a time corrected and a note, and owes the same', async () => {
    const { id, version, events } = await dispatched();
    await cancel(id, version);
    const { id: of, at } = events.findLast(({ type }: { type: string }) => type === 'dispatched');
    const corrected = await tell(id, { type: 'correction', data: { of, at } });
    expect(corrected.status).toBe(201);
    expect(await statement(id)).toMatchObject({ version: 1, sums: { totalMinor: fee } });
  });
});

describe('no statement opens', () => {
  it('before the truck sets out', async () => {
    const { id, version } = await assigned();
    expect((await cancel(id, version)).status).toBe(200);
    expect(await statementStatus(id)).toBe(404);
  });

  it('without a truck', async () => {
    const { id } = await awarded();
    expect((await cancel(id, 1)).status).toBe(200);
    expect(await statementStatus(id)).toBe(404);
  });

  it('once the truck was taken off again', async () => {
    const { id, version } = await dispatched();
    const { token, company } = fleet;
    const taken = await world.call(`/v1/shipment/${id}/assignment?version=${version}`, {
      method: 'DELETE',
      token,
      company,
    });
    expect(taken.status).toBe(200);
    expect((await cancel(id, taken.body.data.version)).status).toBe(200);
    expect(await statementStatus(id)).toBe(404);
  });

  it('when the carrier gives the load back', async () => {
    const { id, version } = await dispatched();
    expect((await cancel(id, version, 'breakdown', fleet)).status).toBe(200);
    expect(await statementStatus(id)).toBe(404);
  });

  it('where the terms give no fee', async () => {
    await setFee(0);
    const { id, version } = await dispatched();
    await setFee(150);
    expect((await cancel(id, version)).status).toBe(200);
    expect(await statementStatus(id)).toBe(404);
  });
});

const statementsOf = (id: string) =>
  amidAllCompanies(world.services, (tx) =>
    tx.selectFrom('statement').select(['id', 'total_minor']).where('id', '=', id).execute(),
  );

describe('at most one statement opens', () => {
  it('when the answer is lost and the shipper tries again', async () => {
    const { id, version } = await dispatched();
    const { token, company } = shipper;
    const headers = { 'Idempotency-Key': randomUUID() };
    const again = () =>
      world.call(`/v1/shipment/${id}/cancel`, { json: { version, reason: 'not_ready' }, token, company, headers });
    const [first, second] = [await again(), await again()];
    expect([first.status, second.body]).toEqual([200, first.body]);
    expect(await statementsOf(id)).toEqual([{ id, total_minor: fee }]);
  });

  it('when both sides end it and the truck goes on at once', async () => {
    const { id, version } = await dispatched();
    await Promise.all(
      Array.from({ length: 24 }, (_, at) => {
        if (at % 3 === 0) return cancel(id, version);
        if (at % 3 === 1) return cancel(id, version, 'breakdown', fleet);
        return tell(id, {
          events: [
            { type: 'arrived', stop: 0 },
            { type: 'departed', stop: 0 },
          ],
        });
      }),
    );
    const { status, events } = await shipment(id);
    const isOwed = status === 'cancelled' && events.at(-1).side === 'shipper';
    expect(await statementsOf(id)).toEqual(isOwed ? [{ id, total_minor: fee }] : []);
  });

  it('when it is written again what follows from the events', async () => {
    const id = await cancelled();
    await amidAllCompanies(world.services, async (tx) => {
      await sql`update shipment set status = 'dispatched' where id = ${id}`.execute(tx);
      await sql`update shipment set status = 'cancelled' where id = ${id}`.execute(tx);
    });
    expect(await statementsOf(id)).toEqual([{ id, total_minor: fee }]);
  });
});
