import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import type { TestMember } from '../../support/services/people.ts';
import { openStatements } from '../../support/services/openStatements.ts';

const market = await openStatements();
const { call, fleet, shipper, otherShipper, statement, act, keepExtras, completed, issue, issued, approve } = market;

const idsOf = async (words: string, who: TestMember): Promise<readonly string[]> =>
  (await call(`/v1/statements?q=${encodeURIComponent(words)}`, who)).body.data.map((each: { id: string }) => each.id);

const toll = { kind: 'toll', amountMinor: 4_321, reason: 'Brenner' };

describe('a statement', () => {
  it('begins as a draft with the agreed price when the shipment completes, for both parties', async () => {
    const id = await completed();
    const found = await statement(id);
    expect(found).toMatchObject({
      id,
      version: 1,
      status: 'draft',
      revision: 0,
      invoice: null,
      currency: 'EUR',
      lines: [],
      agreed: [{ id: 'linehaul', kind: 'linehaul', stop: null }],
      history: [],
    });
    expect(found.sums.totalMinor).toBe(found.agreed[0].amountMinor);
    expect(await statement(id, shipper)).toEqual(found);
  });

  it('is not there before, and not for anybody else', async () => {
    const { id } = await market.delivered();
    expect((await call(`/v1/statements/${id}`, fleet)).status).toBe(404);
    const done = await completed();
    expect((await call(`/v1/statements/${done}`, otherShipper)).status).toBe(404);
    expect((await act(done, 'approve', { version: 1 }, otherShipper)).status).toBe(404);
    expect((await call('/v1/statements', otherShipper)).body.data).toEqual([]);
  });

  it('keeps extras to the carrier until it is issued', async () => {
    const id = await completed();
    const { body } = await keepExtras(id, 1, [toll, { kind: 'credit', amountMinor: -21, reason: 'Rounding' }]);
    expect(body.data.sums.extrasMinor).toBe(4_300);
    const seen = await statement(id, shipper);
    expect([seen.lines, seen.sums.extrasMinor]).toEqual([[], 0]);
    const listed = await call('/v1/statements', shipper);
    const row = listed.body.data.find((each: { id: string }) => each.id === id);
    expect(row.sums).toMatchObject({ extrasMinor: 0, totalMinor: seen.sums.totalMinor });
  });

  it('is issued with number, day and lines, and due at the end of a day of the carrier', async () => {
    const { id, lines, sums, invoice, dueOn, revision, history, agreed } = await issued([toll]);
    expect(lines.map(({ kind, state }: Record<string, string>) => [kind, state])).toEqual([
      ['linehaul', 'agreed'],
      ['toll', 'proposed'],
    ]);
    expect(sums.totalMinor).toBe(agreed[0].amountMinor + 4_321);
    expect([invoice, revision]).toEqual([expect.stringMatching(/^INV-\d{6}$/u), 1]);
    expect(dueOn).toMatch(/^\d{4}-\d\d-\d\d$/u);
    expect(history).toMatchObject([{ act: 'issued', side: 'carrier', totalMinor: sums.totalMinor }]);
    expect((await statement(id, shipper)).lines).toEqual(lines);
  });

  it('is disputed with words, taken back, issued again under its number, and approved', async () => {
    const { id, version, lines, invoice } = await issued([
      toll,
      { kind: 'extra_stop', amountMinor: 5_000, reason: 'Ulm' },
    ]);
    const [, first, second] = lines;
    const disputed = await act(id, `lines/${first.id}/answer`, { version, note: 'No toll there' }, shipper);
    expect(disputed.body.data).toMatchObject({ status: 'disputed' });
    const refused = await approve(id, disputed.body.data.version);
    expect(refused.body).toMatchObject({ code: 409, reason: 'lines_disputed' });
    const other = await act(id, `lines/${second.id}/answer`, { version: disputed.body.data.version }, shipper);
    const revised = await act(id, 'revise', { version: other.body.data.version });
    expect(revised.body.data).toMatchObject({ status: 'draft', invoice });
    const extras = revised.body.data.lines.map(({ id: line, kind, amountMinor, reason }: Record<string, unknown>) => ({
      id: line,
      kind,
      amountMinor: line === first.id ? 1_000 : amountMinor,
      reason,
    }));
    const kept = await keepExtras(id, revised.body.data.version, extras);
    const again = await issue(id, kept.body.data.version);
    expect(again.body.data).toMatchObject({ status: 'issued', invoice, revision: 2 });
    expect(again.body.data.lines.map(({ state }: { state: string }) => state)).toEqual([
      'agreed',
      'proposed',
      'approved',
    ]);
    const approved = await approve(id, again.body.data.version);
    expect(approved.body.data).toMatchObject({ status: 'approved' });
    expect(approved.body.data.history.map(({ act: what, note }: Record<string, string>) => [what, note])).toEqual([
      ['issued', null],
      ['line_disputed', 'No toll there'],
      ['line_approved', null],
      ['revised', null],
      ['issued', null],
      ['approved', null],
    ]);
  });

  it('cannot be kept from its end by a side that answers again and again', async () => {
    const { id, version, lines } = await issued([toll]);
    const line = lines.find(({ kind }: { kind: string }) => kind === 'toll').id;
    let now = version;
    let last;
    for (let round = 0; round <= 100; round += 1) {
      last = await act(id, `lines/${line}/answer`, { version: now, note: `No toll there, ${round}` }, shipper);
      now = last.body.data?.version ?? now;
    }
    expect(last?.body).toMatchObject({ code: 409, reason: 'too_many_steps' });
    const revised = await act(id, 'revise', { version: now });
    const again = await issue(id, revised.body.data.version);
    expect((await approve(id, again.body.data.version)).body.data).toMatchObject({ status: 'approved' });
  });

  it('that was approved is taken back and issued again only if something else was agreed since', async () => {
    const { id, version, invoice } = await issued([toll]);
    const approved = await approve(id, version);
    const { version: latest } = approved.body.data;
    expect((await act(id, 'revise', { version: latest })).body).toMatchObject({
      code: 409,
      reason: 'statement_status',
    });
    await amidAllCompanies(market.world.services, (tx) =>
      sql`update shipment set price_minor = price_minor + 100 where id = ${id}`.execute(tx),
    );
    expect(
      (await act(id, 'pay', { version: latest, paidOn: '2020-01-31', reference: null }, shipper)).body,
    ).toMatchObject({
      code: 409,
      reason: 'statement_mismatch',
    });
    const revised = await act(id, 'revise', { version: latest });
    expect(revised.body.data).toMatchObject({ status: 'draft', invoice });
    const again = await issue(id, revised.body.data.version);
    expect(again.body.data.sums.totalMinor).toBe(approved.body.data.sums.totalMinor + 100);
    expect((await approve(id, again.body.data.version)).body.data).toMatchObject({ status: 'approved', invoice });
  });

  it('is marked as paid by the shipper, and settled once the carrier confirms it', async () => {
    const { id, version } = await issued();
    const approved = await approve(id, version);
    const pay = { version: approved.body.data.version, paidOn: '2020-01-31', reference: 'SEPA 42' };
    expect((await act(id, 'pay', { ...pay, paidOn: '2199-01-01' }, shipper)).body.errors).toMatchObject([
      { field: 'paidOn', code: 'in_future' },
    ]);
    const paid = await act(id, 'pay', pay, shipper);
    expect(paid.body.data).toMatchObject({ status: 'paid', paidOn: '2020-01-31', paymentReference: 'SEPA 42' });
    const denied = await act(id, 'deny', { version: paid.body.data.version, note: 'Nothing came' });
    expect(denied.body.data).toMatchObject({ status: 'approved', paidOn: null, paymentReference: null });
    const anew = await act(id, 'pay', { ...pay, version: denied.body.data.version, reference: null }, shipper);
    const settled = await act(id, 'settle', { version: anew.body.data.version });
    expect(settled.body.data).toMatchObject({ status: 'settled', paidOn: '2020-01-31' });
    expect((await act(id, 'deny', { version: settled.body.data.version, note: 'No' })).body).toMatchObject({
      code: 409,
      reason: 'statement_status',
    });
  });

  it('is each side’s to do its part, and as it was read', async () => {
    const { id, version } = await issued();
    expect((await approve(id, version - 1)).body).toMatchObject({ code: 409, reason: 'stale' });
    expect((await act(id, 'approve', { version })).status).toBe(404);
    expect((await act(id, 'revise', { version }, shipper)).status).toBe(404);
    expect((await keepExtras(id, version, [], shipper)).status).toBe(404);
    expect((await keepExtras(id, version, [])).body).toMatchObject({ code: 409, reason: 'statement_status' });
  });

  it('refuses extras by name', async () => {
    const id = await completed();
    const refusedBy = async (extras: readonly object[]) => (await keepExtras(id, 1, extras)).body.errors;
    expect(await refusedBy([toll, { ...toll, amountMinor: -1 }])).toMatchObject([
      { field: 'extras.1.amountMinor', code: 'out_of_range' },
    ]);
    expect(await refusedBy([{ ...toll, kind: 'credit' }])).toMatchObject([{ field: 'extras.0.amountMinor' }]);
    expect(await refusedBy([{ ...toll, amountMinor: 0.5 }])).toMatchObject([{ code: 'not_whole' }]);
    expect(await refusedBy([{ ...toll, amountMinor: 100_000_001 }])).toMatchObject([{ code: 'out_of_range' }]);
    expect(await refusedBy([{ ...toll, kind: 'adjustment', amountMinor: -100_000_001 }])).toHaveLength(1);
    expect(await refusedBy([{ ...toll, reason: ' ' }])).toMatchObject([{ field: 'extras.0.reason' }]);
    expect(await refusedBy(Array.from({ length: 21 }, () => toll))).toMatchObject([{ code: 'too_many' }]);
    expect((await statement(id)).version).toBe(1);
  });

  it('below 0 is not issued', async () => {
    const id = await completed();
    const kept = await keepExtras(id, 1, [{ kind: 'credit', amountMinor: -100_000_000, reason: 'All of it' }]);
    expect((await issue(id, kept.body.data.version)).body).toMatchObject({ code: 409, reason: 'total_negative' });
    expect((await statement(id)).invoice).toBeNull();
  });
});

const told = async (who: TestMember) => {
  const { body } = await call('/v1/notifications?size=100', who);
  return body.data.map(({ kind, shipmentId }: Record<string, string>) => [kind, shipmentId]);
};

describe('news of a statement', () => {
  it('is told to the other side alone, without a price', async () => {
    const { id, version } = await issued([toll]);
    expect(await told(shipper)).toContainEqual(['statement_to_approve', id]);
    await approve(id, version);
    expect(await told(fleet)).toContainEqual(['statement_approved', id]);
    expect(await told(fleet)).not.toContainEqual(['statement_to_approve', id]);
  });
});

describe('invoice numbers', () => {
  it('have no gap, whoever asks at once and whatever is refused', async () => {
    const ids: string[] = [];
    for (let made = 0; made < 8; made += 1) ids.push(await completed());
    const tries = ids.flatMap((id) => Array.from({ length: 6 }, () => issue(id, 1)));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
    const all = (await call('/v1/statements?size=1000', fleet)).body.data;
    const numbers = all.flatMap(({ invoice }: { invoice: string | null }) => invoice ?? []).toSorted();
    expect(numbers).toEqual(numbers.map((_: string, at: number) => `INV-${String(at + 1).padStart(6, '0')}`));
  });

  it('are found by invoice and by reference, by their parties alone', async () => {
    const { id, invoice, reference } = await issued();
    expect(await idsOf(invoice.toLowerCase(), shipper)).toEqual([id]);
    expect(await idsOf(invoice, fleet)).toEqual([id]);
    expect(await idsOf(reference, shipper)).toEqual([id]);
    expect(await idsOf(invoice, otherShipper)).toEqual([]);
    expect(await idsOf(reference, market.otherFleet)).toEqual([]);
  });
});

const current = (counts: { ageing: { bucket: string; totalMinor: number }[] }) =>
  counts.ageing.find(({ bucket }) => bucket === 'current')?.totalMinor ?? 0;

describe('the list of statements', () => {
  it('counts by status, and what is unpaid by age', async () => {
    const before = (await call('/v1/statements/counts', shipper)).body.data;
    const { sums } = await issued();
    const after = (await call('/v1/statements/counts', shipper)).body.data;
    expect(after.issued).toBe(before.issued + 1);
    expect(current(after) - current(before)).toBe(sums.totalMinor);
    const { paging } = (await call('/v1/statements?status=issued', shipper)).body;
    expect(paging?.total).toBe(after.issued);
  });

  it('counts one that was issued in a time zone that the database does not know', async () => {
    const before = (await call('/v1/statements/counts', shipper)).body.data;
    const id = await completed();
    expect((await act(id, 'issue', { version: 1, timeZone: 'AET' })).status).toBe(200);
    const { status, body } = await call('/v1/statements/counts', shipper);
    expect([status, body.data?.issued]).toEqual([200, before.issued + 1]);
  });

  it('tells what is overdue by the clock', async () => {
    await issued();
    const people = await market.later(24 * 100);
    const { overdue, ageing } = (await call('/v1/statements/counts', people.fleet)).body.data;
    expect(overdue).toBeGreaterThan(0);
    expect(ageing).toEqual([expect.objectContaining({ bucket: 'to90', count: overdue })]);
    expect((await call('/v1/statements?overdue=true&sort=due', people.shipper)).body.paging?.total).toBe(overdue);
  });
});
