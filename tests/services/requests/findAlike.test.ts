import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { requestContent } from '../../../services/freight/request/requestContent.ts';
import { postingKey } from '../../../services/freight/request/postingKey.ts';
import { inCompany } from '../../../services/database/inCompany.ts';
import { openMarket } from '../../support/services/openMarket.ts';
import { addMember } from '../../support/services/people.ts';

const minute = 60_000;
const hour = 60 * minute;
const market = await openMarket();
const { world, shipper, otherShipper, call, add, opened, move, body } = market;

/** Goods of a weight that no other test has. */
let kg = 10_000;
const ofOwnWeight = () => ({ 'cargo.0.grossKg': (kg += 1) });

const alikeTo = async (values: object, who = shipper) => {
  const key = postingKey(v.parse(requestContent, body({ ...values }))) ?? '';
  const { status, text, body: answer } = await call(`/v1/shipment-requests/alike?key=${encodeURIComponent(key)}`, who);
  if (status !== 200) throw new Error(text);
  return answer.data;
};

it.each(['', '?key=', `?key=${'x'.repeat(4_000)}`])('the question needs a key of some length: %.12s', async (query) => {
  expect((await call(`/v1/shipment-requests/alike${query}`, shipper)).status).toBe(400);
});

describe('the request that one to be published looks like', () => {
  it('is named with when it was published', async () => {
    const values = ofOwnWeight();
    expect(await alikeTo(values)).toBeNull();
    const { id, reference, publishedAt } = await opened(values);
    expect(await alikeTo(values)).toEqual({ id, reference, publishedAt });
  });

  it('is the latest of several, whatever else is said of them', async () => {
    const values = ofOwnWeight();
    await opened(values);
    world.advance(1_000);
    const { id } = await opened({ ...values, notes: 'Again', 'pricing.target': undefined });
    expect(await alikeTo(values)).toMatchObject({ id });
  });

  it('is none that is a draft, was withdrawn or cancelled, or is about something else now', async () => {
    const values = ofOwnWeight();
    await add(values);
    const withdrawn = await opened(values);
    await move(withdrawn.id, 'withdraw', { version: 1 });
    const cancelled = await opened(values);
    await move(cancelled.id, 'cancel', { version: 1 });
    const changed = await opened(values);
    await call(`/v1/shipment-requests/${changed.id}`, shipper, {
      method: 'PUT',
      json: { ...body(ofOwnWeight()), version: 1 },
    });
    expect(await alikeTo(values)).toBeNull();
    await move(withdrawn.id, 'publish', { version: 2 });
    expect(await alikeTo(values)).toMatchObject({ id: withdrawn.id });
  });

  it('is also one that was kept before its key was, once it is published', async () => {
    const values = ofOwnWeight();
    const { body: answer } = await add(values);
    await inCompany(world.services.db, shipper.company, shipper.id, (tx) =>
      tx.updateTable('shipment_request').set({ posting_key: null }).where('id', '=', answer.data.id).execute(),
    );
    await move(answer.data.id, 'publish', { version: 1 });
    expect(await alikeTo(values)).toMatchObject({ id: answer.data.id });
  });

  it('is none of another company', async () => {
    const values = ofOwnWeight();
    await opened(values);
    expect(await alikeTo(values, otherShipper)).toBeNull();
  });

  it('is none that has expired, or that was published more than a day ago', async () => {
    const [soonOver, long] = [ofOwnWeight(), ofOwnWeight()];
    const late = {
      'stops.0.window.to': '2026-11-26T12:00:00+01:00',
      'stops.1.window.to': '2026-11-27T18:00:00+01:00',
      decisionBy: '2026-11-26T10:00:00Z',
    };
    await opened({ ...soonOver, decisionBy: new Date(world.clock.now().getTime() + 10 * minute).toISOString() });
    const { id } = await opened({ ...long, ...late });
    world.advance(10 * minute - 1);
    expect(await alikeTo(soonOver)).not.toBeNull();
    world.advance(1);
    expect(await alikeTo(soonOver)).toBeNull();
    world.advance(24 * hour - 10 * minute);
    // Nobody stays signed in for so long.
    const colleague = await addMember(world, { company: shipper.company });
    expect(await alikeTo({ ...long, ...late }, colleague)).toMatchObject({ id });
    world.advance(1);
    expect(await alikeTo({ ...long, ...late }, colleague)).toBeNull();
  });
});
