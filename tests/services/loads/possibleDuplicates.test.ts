import { describe, expect, it } from 'vitest';
import { openMarket } from '../../support/services/openMarket.ts';
import { addMember } from '../../support/services/people.ts';

const minute = 60_000;
const hour = 60 * minute;
const market = await openMarket();
const { world, shipper, otherShipper, fleet, otherFleet, call, add, body, opened, offered, answer, move } = market;

/** Goods of a weight that no other test has. */
let kg = 10_000;
const ofOwnWeight = () => ({ 'cargo.0.grossKg': (kg += 1) });

/** Whether a load is marked, on its page and in the list, which must agree. */
const isMarked = async (id: string, who = fleet): Promise<boolean> => {
  const { body: page } = await call(`/v1/loads/${id}`, who);
  const { body: list } = await call('/v1/loads?size=1000', who);
  const listed = list.data.find((each: { id: string }) => each.id === id);
  expect(listed.possibleDuplicate).toBe(page.data.possibleDuplicate);
  return page.data.possibleDuplicate;
};
const marksOf = (loads: readonly { readonly id: string }[], who = fleet) =>
  Promise.all(loads.map(({ id }) => isMarked(id, who)));

describe('a load is a possible duplicate', () => {
  it('while its shipper has another one open that looks the same', async () => {
    const values = ofOwnWeight();
    const first = await opened(values);
    expect(await isMarked(first.id)).toBe(false);
    const second = await opened({ ...values, reference: 'PO secret', 'pricing.target': undefined });
    expect(await marksOf([first, second])).toEqual([true, true]);
    expect((await call(`/v1/loads/${first.id}`, fleet)).text).not.toMatch(`PO secret|${second.id}|${first.reference}`);
    await move(first.id, 'withdraw', { version: 1 });
    expect(await isMarked(second.id)).toBe(false);
    await move(first.id, 'publish', { version: 2 });
    expect(await marksOf([first, second])).toEqual([true, true]);
  });

  it('not of one of another shipper, and not of a draft', async () => {
    const values = ofOwnWeight();
    const { id } = await opened(values);
    await opened(values, otherShipper);
    await add(values);
    expect(await isMarked(id)).toBe(false);
  });

  it('until one of the two is awarded, or changed to be something else', async () => {
    const [one, other] = [ofOwnWeight(), ofOwnWeight()];
    const [first, second] = [await opened(one), await opened(one)];
    const offer = await offered(first.id);
    await answer(first.id, offer.id, 'accept', { version: 1 });
    expect(await isMarked(second.id)).toBe(false);
    const third = await opened(other);
    expect(await isMarked(third.id)).toBe(false);
    await call(`/v1/shipment-requests/${second.id}`, shipper, { method: 'PUT', json: { ...body(other), version: 1 } });
    expect(await marksOf([second, third])).toEqual([true, true]);
  });

  it('when both are published in the same moment', async () => {
    const values = ofOwnWeight();
    const both = await Promise.all([opened(values), opened(values), opened(values)]);
    expect(await marksOf(both)).toEqual([true, true, true]);
  });

  it('only if the fleet sees both: who else is asked is nothing it may learn', async () => {
    const values = ofOwnWeight();
    const open = await opened(values);
    const asked = await opened({ ...values, audience: { carriers: [fleet.company] } });
    expect(await marksOf([open, asked])).toEqual([true, true]);
    expect(await isMarked(open.id, otherFleet)).toBe(false);
  });

  it('until the other one expires by the clock, though nobody writes it down', async () => {
    const values = ofOwnWeight();
    const { id } = await opened(values);
    const soon = new Date(world.clock.now().getTime() + 10 * minute).toISOString();
    await opened({ ...values, decisionBy: soon });
    world.advance(10 * minute - 1);
    expect(await isMarked(id)).toBe(true);
    world.advance(1);
    expect(await isMarked(id)).toBe(false);
  });

  it('only of one that was published within a day of it', async () => {
    const late = {
      ...ofOwnWeight(),
      'stops.0.window.to': '2026-11-26T12:00:00+01:00',
      'stops.1.window.to': '2026-11-27T18:00:00+01:00',
      decisionBy: '2026-11-26T10:00:00Z',
    };
    const first = await opened(late);
    world.advance(24 * hour);
    // Nobody stays signed in for so long.
    const [seller, buyer] = [await addMember(world, shipper), await addMember(world, fleet)];
    const second = await opened(late, seller);
    expect(await marksOf([first, second], buyer)).toEqual([true, true]);
    world.advance(1);
    const third = await opened(late, seller);
    expect(await marksOf([first, second, third], buyer)).toEqual([true, true, true]);
    await move(second.id, 'withdraw', { version: 1 }, seller);
    expect(await marksOf([first, third], buyer)).toEqual([false, false]);
  });
});
