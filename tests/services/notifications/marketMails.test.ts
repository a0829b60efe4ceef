import { beforeEach, describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { mailNotices } from '../../../services/notifications/mailNotices.ts';
import { openMarket } from '../../support/services/openMarket.ts';
import { addMember, type TestMember } from '../../support/services/people.ts';
import { withoutIds } from '../../support/services/withoutIds.ts';

let market: Awaited<ReturnType<typeof openMarket>>;
beforeEach(async () => {
  market = await openMarket();
});

const mailsTo = async (who: TestMember) => {
  await mailNotices(market.world.services);
  return market.world.services.db
    .selectFrom('outbox')
    .select(['subject', 'text'])
    .where('to_address', '=', who.email)
    .orderBy('at')
    .execute();
};
const subjects = async (who: TestMember) => (await mailsTo(who)).map(({ subject }) => subject);
const choose = (who: TestMember, settings: readonly object[]) =>
  market.call('/v1/notification-settings', who, { method: 'PUT', json: { settings } });
const price = { amountMinor: 123_456, currency: 'EUR' };

describe('mails of the market', () => {
  it('tell a shipper of an offer, without price or name, with the way to the request', async () => {
    const { shipper, fleet, opened, offered } = market;
    const { id } = await opened();
    await offered(id, fleet, { amount: price });
    const [mail, ...others] = await mailsTo(shipper);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^New offer: Essen – /);
    expect(mail?.text).toContain(`/ui/requests/${id}\n`);
    expect(mail?.text).toContain('/ui/notifications/settings\n');
    expect(withoutIds(`${mail?.subject} ${mail?.text}`)).not.toMatch(/\b1.?234\b|EUR|€|Harbour/);
    expect(await mailsTo(shipper)).toHaveLength(1);
  });

  it('tell the winner and the loser of an award, and the loser nothing more', async () => {
    const { fleet, otherFleet, opened, offered, answer } = market;
    const { id } = await opened();
    const [won, lost] = [await offered(id), await offered(id, otherFleet)];
    await answer(id, won.id, 'accept', { version: won.version });
    expect(await subjects(fleet)).toEqual([expect.stringMatching(/^Your offer was accepted: /)]);
    const [mail] = await mailsTo(otherFleet);
    expect(mail?.subject).toMatch(/^Offer not selected: /);
    expect(mail?.text).toContain(`/ui/offers/${lost.id}\n`);
    expect(mail?.text).not.toMatch(/Harbour|Sundby|EUR/);
  });

  it('ask a fleet by name, without price or name, with the way to the load', async () => {
    const { fleet, opened } = market;
    const { id } = await opened({ audience: { carriers: [fleet.company] } });
    const [mail, ...others] = await mailsTo(fleet);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^You were asked for an offer: Essen – /);
    expect(mail?.text).toContain(`/ui/loads/${id}\n`);
    expect(withoutIds(`${mail?.subject} ${mail?.text}`)).not.toMatch(/EUR|€|1.?180|Sundby/);
  });

  it('say what of a request changed, as it was and as it is, without a price', async () => {
    const { shipper, fleet, opened, offered, body, call } = market;
    const { id, version } = await opened();
    const { id: offerId } = await offered(id, fleet, { amount: price });
    const json = { ...body({ 'cargo.0.count': 25, 'pricing.target.amountMinor': 99_000 }), version };
    await call(`/v1/shipment-requests/${id}`, shipper, { method: 'PUT', json });
    const [mail] = await mailsTo(fleet);
    expect(mail?.subject).toMatch(/^Confirm your price: Essen – Lyon$/);
    expect(mail?.text).toContain(
      'The shipper changed the request.\n\n- Cargo: 24 packages, 12,000 kg → 25 packages, 12,000 kg\n- Target price\n\nYour offer will be valid again',
    );
    expect(mail?.text).toContain(`/ui/offers/${offerId}\n`);
    expect(withoutIds(`${mail?.subject} ${mail?.text}`)).not.toMatch(/990|1,?180|1,?234|EUR|€/);
  });

  it('tell of a counter-offer and its acceptance', async () => {
    const { shipper, fleet, opened, offered, answer, act, inOneHour } = market;
    const { id } = await opened();
    const offer = await offered(id);
    await answer(id, offer.id, 'counter', { amount: price, validUntil: inOneHour() });
    await act(offer.id, 'accept', { version: 2 });
    expect(await subjects(fleet)).toEqual([expect.stringMatching(/^You got a counter-offer: /)]);
    // That an offer came is no news once the load is booked.
    expect(await subjects(shipper)).toEqual([expect.stringMatching(/^Your counter-offer was accepted: /)]);
  });

  it('are held back for ten minutes after the last of their kind about a request, and then tell of all', async () => {
    const { shipper, fleet, otherFleet, world, opened, offered, act } = market;
    const { id } = await opened();
    let offer = await offered(id);
    expect(await subjects(shipper)).toHaveLength(1);
    for (let round = 0; round < 10; round += 1) {
      await act(offer.id, 'withdraw', { version: offer.version }, fleet);
      offer = await offered(id);
    }
    await offered(id, otherFleet);
    expect(await subjects(shipper)).toHaveLength(1);
    world.advance(10 * 60_000);
    expect((await subjects(shipper)).at(-1)).toMatch(/^11 new offers: /);
    expect(await subjects(shipper)).toHaveLength(2);
  });

  it('go to those alone who want them, have opened the company and are not shut out', async () => {
    const { shipper, world, opened, offered } = market;
    const { company } = shipper;
    const [quiet, shutOut, invited] = [
      await addMember(world, { company }),
      await addMember(world, { company }),
      await addMember(world, { company }),
    ];
    await choose(quiet, [{ kind: 'offer_received', inApp: true, mail: false }]);
    await world.services.db
      .updateTable('app_user')
      .set({ disabled_at: world.clock.now() })
      .where('id', '=', shutOut.id)
      .execute();
    await world.services.db
      .updateTable('membership')
      .set({ accepted_at: null })
      .where('user_id', '=', invited.id)
      .execute();
    await offered((await opened()).id);
    expect(await subjects(shipper)).toHaveLength(1);
    for (const who of [quiet, shutOut, invited]) expect(await subjects(who)).toEqual([]);
  });

  it('that are not usual go to whoever asks for them', async () => {
    const { shipper, opened, offered, act } = market;
    await choose(shipper, [{ kind: 'offer_withdrawn', inApp: false, mail: true }]);
    const { id } = await opened();
    const offer = await offered(id);
    await act(offer.id, 'withdraw', { version: offer.version });
    const told = await market.call('/v1/notifications', shipper);
    expect(told.body.data).toEqual([]);
    expect(await subjects(shipper)).toContainEqual(expect.stringMatching(/^Offer withdrawn: /));
  });

  it('are sent once, whichever of many processes does it', async () => {
    const { shipper, world, opened, offered } = market;
    await offered((await opened()).id);
    await Promise.all(Array.from({ length: 10 }, () => mailNotices(world.services)));
    expect(await subjects(shipper)).toHaveLength(1);
  });

  it('are not sent of news that is older than a day', async () => {
    const { shipper, world, opened, offered } = market;
    await offered((await opened()).id);
    world.advance(24 * 60 * 60_000);
    expect(await subjects(shipper)).toEqual([]);
    const waiting = await amidAllCompanies(world.services, (tx) =>
      tx.selectFrom('notice_mail').select('kind').where('due_at', 'is not', null).execute(),
    );
    expect(waiting).toEqual([]);
  });
});

describe('notification settings', () => {
  it('are those of one side, and usual until one chooses', async () => {
    const { shipper, fleet, call } = market;
    const kindsOf = async (who: TestMember) => (await call('/v1/notification-settings', who)).body.data;
    expect(await kindsOf(shipper)).toContainEqual({ kind: 'offer_received', inApp: true, mail: true });
    expect(await kindsOf(shipper)).toContainEqual({ kind: 'offer_withdrawn', inApp: true, mail: false });
    expect(await kindsOf(fleet)).toHaveLength(26);
    expect(await kindsOf(fleet)).toContainEqual({ kind: 'not_selected', inApp: true, mail: true });
  });

  it('are each person’s own, and keep what is left out', async () => {
    const { shipper, world, call } = market;
    const colleague = await addMember(world, { company: shipper.company, role: 'viewer' });
    await choose(colleague, [{ kind: 'offer_received', inApp: false, mail: false }]);
    const { body } = await choose(colleague, [{ kind: 'load_booked', inApp: true, mail: false }]);
    expect(body.data).toContainEqual({ kind: 'offer_received', inApp: false, mail: false });
    expect(body.data).toContainEqual({ kind: 'load_booked', inApp: true, mail: false });
    const others = (await call('/v1/notification-settings', shipper)).body.data;
    expect(others).toContainEqual({ kind: 'offer_received', inApp: true, mail: true });
  });

  it('can be written by many at once', async () => {
    const kinds = ['offer_received', 'load_booked', 'request_expired'];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        choose(
          market.shipper,
          (at % 2 === 0 ? kinds : kinds.toReversed()).map((kind) => ({ kind, inApp: at % 2 === 0, mail: true })),
        ),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('refuse a kind of the other side by its place', async () => {
    const { status, body } = await choose(market.shipper, [
      { kind: 'load_booked', inApp: true, mail: true },
      { kind: 'not_selected', inApp: true, mail: true },
    ]);
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['settings.1.kind']]);
  });
});
