import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { reckonApproaches } from '../../../services/shipments/reckonApproaches.ts';
import { tellAll } from '../../../services/notifications/tellAll.ts';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { gazetteerWith } from '../../support/services/gazetteerWith.ts';
import { openProofs } from '../../support/services/openProofs.ts';
import { toNextQuarter } from '../../support/services/toNextQuarter.ts';

const trips = await openProofs({
  gazetteer: gazetteerWith([{ name: 'Lyon', country: 'FR', lat: 45.75, lng: 4.85 }]),
});
const { world, shipper, fleet, call, crew, awarded, opened, shipment, write, tell } = trips;

type Truck = Awaited<ReturnType<typeof crew>>;

/** Back in Essen an hour after the delivery in Lyon, which no truck can be. */
const backSoon = {
  'stops.0.window': { from: '2026-11-26T18:00:00Z', to: '2026-11-26T20:00:00Z' },
  'stops.1.window': { from: '2026-11-28T08:00:00Z', to: '2026-11-28T18:00:00Z' },
};

const given = async (truck: Truck, values: object = {}) => {
  const { id } = await awarded({ ...values });
  const { status, text, body } = await write(id, 'assignment', { ...truck, version: 1 });
  if (status !== 200) throw new Error(text);
  return body.data;
};

const workNow = async () => {
  while (await reckonApproaches(world.services)) continue;
};

/** What is due once the quarter of an hour is over. */
const work = async () => {
  await toNextQuarter(world);
  await workNow();
};

/** What both sides are shown of the risk of a shipment, once what is due was reckoned. */
const risk = async (id: string) => {
  await work();
  const [own, { body }] = [await shipment(id), await call('/v1/shipments?size=300', shipper)];
  const row = body.data.find((each: { id: string }) => each.id === id);
  expect(row).toMatchObject({ flags: own.flags, expectedLate: own.expectedLate });
  const isLate = own.flags.includes('late');
  expect(own.verdict.reasons.map(({ code }: { code: string }) => code).includes('too_far')).toBe(isLate);
  expect(own.expectedLate?.at ?? null).toBe(isLate ? own.stops[0].expected.at : null);
  return isLate;
};

const reckoned = async (id: string) =>
  (await shipment(id)).events.filter(({ type }: { type: string }) => type === 'reckoned');

const cancel = async (id: string) => {
  const { version } = await shipment(id);
  expect((await write(id, 'cancel', { version, reason: 'breakdown' })).status).toBe(200);
};

describe('a shipment whose truck is given a trip before it', () => {
  it('is at risk, and no longer once that trip is cancelled', async () => {
    const truck = await crew();
    const later = await given(truck, backSoon);
    expect(await risk(later.id)).toBe(false);
    const before = await given(truck);
    expect(await risk(later.id)).toBe(true);
    const seen = await shipment(later.id);
    // Whoever has it open can go on.
    expect(seen).toMatchObject({ version: later.version, lastEvent: { type: 'assigned' } });
    expect(await reckoned(later.id)).toMatchObject([{ side: 'service' }]);
    await cancel(before.id);
    expect(await risk(later.id)).toBe(false);
    expect(await reckoned(later.id)).toHaveLength(2);
  });

  it('is at risk once the trip is booked', async () => {
    const truck = await crew();
    const later = await given(truck, backSoon);
    const { id } = await opened({ 'pricing.model': 'fixed' });
    const booked = await call(`/v1/loads/${id}/book`, fleet, {
      json: { ...truck, trailerId: null, amount: { amountMinor: 118_000, currency: 'EUR' } },
    });
    expect(booked.status).toBe(201);
    expect(await risk(later.id)).toBe(true);
  });

  it('is in time once that trip has another truck, or none', async () => {
    const truck = await crew();
    const later = await given(truck, backSoon);
    const before = await given(truck);
    expect(await risk(later.id)).toBe(true);
    const moved = await write(before.id, 'assignment', { ...(await crew()), version: before.version });
    expect(await risk(later.id)).toBe(false);
    const back = await write(before.id, 'assignment', { ...truck, version: moved.body.data.version });
    expect(await risk(later.id)).toBe(true);
    const query = `version=${back.body.data.version}`;
    await call(`/v1/shipment/${before.id}/assignment?${query}`, fleet, { method: 'DELETE' });
    expect(await risk(later.id)).toBe(false);
  });

  it('is in time once that trip was delivered early', async () => {
    const truck = await crew();
    const later = await given(truck, backSoon);
    const { id } = await given(truck);
    expect(await risk(later.id)).toBe(true);
    const types = [['dispatched'], ['arrived', 0], ['departed', 0], ['arrived', 1], ['delivered', 1]] as const;
    const events = types.map(([type, stop]) => ({ type, ...(stop !== undefined && { stop }) }));
    expect((await tell(id, { events })).body.data.map(({ code }: { code: number }) => code)).toEqual(
      types.map(() => 201),
    );
    expect(await risk(later.id)).toBe(false);
  });

  it('is in time once that trip is cancelled though its truck has set out, unless it has told since where it is', async () => {
    const [truck, seen] = [await crew(), await crew()];
    const [later, followed] = [await given(truck, backSoon), await given(seen, backSoon)];
    const before = [await given(truck), await given(seen)];
    expect([await risk(later.id), await risk(followed.id)]).toEqual([true, true]);
    await tell(later.id, { type: 'dispatched' });
    await tell(followed.id, { type: 'dispatched' });
    await tell(followed.id, { type: 'position', position: { lat: 45.75, lng: 4.85 } });
    for (const { id } of before) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await cancel(id);
    }
    expect(await risk(later.id)).toBe(false);
    await work();
    expect([(await reckoned(later.id)).length, (await reckoned(followed.id)).length]).toEqual([2, 1]);
  });

  it('stays as it was where nothing is new, or where its truck has arrived', async () => {
    const truck = await crew();
    const later = await given(truck, backSoon);
    const first = await given(truck);
    expect(await risk(later.id)).toBe(true);
    await cancel((await given(await crew())).id);
    await work();
    expect(await reckoned(later.id)).toHaveLength(1);
    await tell(later.id, { events: [{ type: 'dispatched' }, { type: 'arrived', stop: 0 }] });
    await cancel(first.id);
    await work();
    expect(await reckoned(later.id)).toHaveLength(1);
  });

  it('tells the fleet what was reckoned before, and the shipper the latest alone, to the quarter of an hour', async () => {
    const truck = await crew();
    const later = await given(truck, backSoon);
    const before = await given(truck);
    expect(await risk(later.id)).toBe(true);
    await cancel(before.id);
    await work();
    await given(truck);
    await work();
    const ofShipper = (await shipment(later.id, shipper)).events.filter(
      ({ type }: { type: string }) => type === 'reckoned',
    );
    expect(ofShipper).toHaveLength(1);
    expect(await reckoned(later.id)).toEqual([expect.anything(), expect.anything(), ofShipper[0]]);
    expect(Date.parse(ofShipper[0].data.tooLate.until) % (15 * 60_000)).toBe(0);
  });
});

const both = new Set([shipper.id, fleet.id]);
const nobody = new Set();

/** Whoever was told that a shipment is late since that was asked last. */
const told = async ({ id }: { readonly id: string }) => {
  await work();
  world.advance(60_000);
  await tellAll(world.services);
  const rows = await amidAllCompanies(world.services, (tx) =>
    tx.deleteFrom('notification').where('kind', '=', 'shipment_late').returning(['shipment_id', 'user_id']).execute(),
  );
  return new Set(rows.flatMap((row) => (row.shipment_id === id ? [row.user_id] : [])));
};

const delay = async ({ id }: { readonly id: string }, minutes: number) => {
  expect((await tell(id, { type: 'delay', data: { minutes, reason: 'traffic' } })).status).toBe(201);
};

describe('that a truck will be late', () => {
  it('is told to both sides, again after the truck was in time meanwhile', async () => {
    const truck = await crew();
    const later = await given(truck, backSoon);
    expect(await told(later)).toEqual(nobody);
    const { id } = await given(truck);
    expect(await told(later)).toEqual(both);
    await cancel(id);
    expect(await told(later)).toEqual(nobody);
    await given(truck);
    expect(await told(later)).toEqual(both);
  });

  it('is told to both sides though they were told of a small delay', async () => {
    const truck = await crew();
    const later = await given(truck, backSoon);
    await delay(later, 5);
    expect(await told(later)).toEqual(nobody);
    const { id } = await given(truck);
    expect(await told(later)).toEqual(both);
    await cancel(id);
    // The delay is known.
    expect(await told(later)).toEqual(nobody);
  });

  it('is not told to those who were told of a delay as long', async () => {
    const truck = await crew();
    const later = await given(truck, backSoon);
    await delay(later, 3 * 24 * 60);
    await given(truck);
    expect(await told(later)).toEqual(nobody);
    await tell(later.id, { type: 'note', data: { text: 'Sorry', visibility: 'parties' } });
    expect(await told(later)).toEqual(nobody);
  });
});

describe('of a fleet with a base', () => {
  beforeAll(async () => {
    const { version, name } = (await call('/v1/company', fleet)).body.data;
    const address = { street: '1 Rue A', postcode: '69007', city: 'Lyon', country: 'FR' };
    await call('/v1/company', fleet, { method: 'PUT', json: { version, name, address } });
  });

  it('a shipment is at risk while its driver is on another truck', async () => {
    const { driverId, vehicleId } = await crew();
    const later = await given({ driverId, vehicleId }, backSoon);
    const before = await given({ driverId, vehicleId: (await crew()).vehicleId });
    expect(await risk(later.id)).toBe(true);
    await cancel(before.id);
    expect(await risk(later.id)).toBe(false);
  });
});

/** A shipment whose truck has had a trip before it since it was reckoned last. */
const outdated = async (values: object = backSoon) => {
  const truck = await crew();
  const { id } = await given(truck, values);
  await given(truck);
  return { id, units: [truck.vehicleId] };
};

/** Only that the trip of these trucks changed. */
const setDue = (shipmentId: string, units: readonly string[]) =>
  amidAllCompanies(world.services, async (tx) => {
    await tx.deleteFrom('approach_due').execute();
    await tx
      .insertInto('approach_due')
      .values({ shipment_id: shipmentId, units: [...units] })
      .execute();
  });

const countDue = () =>
  amidAllCompanies(world.services, async (tx) => (await tx.selectFrom('approach_due').select('id').execute()).length);

const fail = () => {
  throw new Error('out of luck');
};

const failing = () => {
  const errors: unknown[] = [];
  const random = { ...world.services.random, uuid: fail };
  const log = { ...world.services.log, error: (_: string, error: unknown) => errors.push(error) };
  return { errors, services: { ...world.services, random, log } };
};

describe('what is due', () => {
  it('are the next three trips', async () => {
    const changed = await given(await crew(), {
      'stops.0.window': { from: '2026-11-26T16:00:00Z', to: '2026-11-26T17:00:00Z' },
    });
    const later = [await outdated(), await outdated(), await outdated(), await outdated()];
    await setDue(
      changed.id,
      later.flatMap(({ units }) => units),
    );
    await work();
    const counts = await Promise.all(later.map(async ({ id }) => (await reckoned(id)).length));
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, 1, 1, 1]);
  });

  it.each([
    ['', '2026-11-19T18:00:00Z', 1],
    [' and no later', '2026-11-19T17:59:59Z', 0],
  ])('are trips within seven days%s', async (_, endsAt, count) => {
    const changed = await given(await crew());
    const { id, units } = await outdated();
    await amidAllCompanies(world.services, (tx) =>
      tx
        .updateTable('shipment')
        .set({ pickup_at: new Date('2026-11-18T08:00:00Z'), ends_at: new Date(endsAt) })
        .where('id', '=', changed.id)
        .execute(),
    );
    await setDue(changed.id, units);
    await work();
    expect(await reckoned(id)).toHaveLength(count);
  });

  it('is done by one of several processes, and once more after a minute if it fails, five times in all', async () => {
    const { id, units } = await outdated();
    await setDue((await given(await crew())).id, units);
    const { errors, services } = failing();
    await Promise.all([reckonApproaches(services), reckonApproaches(services), reckonApproaches(services)]);
    expect([errors.length, await countDue()]).toEqual([1, 1]);
    world.advance(59_999);
    await workNow();
    expect(await reckoned(id)).toEqual([]);
    world.advance(1);
    await workNow();
    expect([await reckoned(id), await countDue()]).toMatchObject([[{ type: 'reckoned' }], 0]);
  });

  it('is given up when it failed five times', async () => {
    const { id, units } = await outdated();
    await setDue((await given(await crew())).id, units);
    const { errors, services } = failing();
    for (const left of [1, 1, 1, 1, 0]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await reckonApproaches(services);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await countDue()).toBe(left);
      world.advance(60_000);
    }
    expect([errors.length, await reckoned(id)]).toEqual([5, []]);
  });

  it('is put off for what was told in this quarter of an hour, also when another trip failed five times', async () => {
    const truck = await crew();
    const delayed = await given(truck, backSoon);
    const before = await given(truck);
    await work();
    await cancel(before.id);
    const { units } = await outdated();
    await setDue((await given(await crew())).id, [truck.vehicleId, ...units]);
    const { errors, services } = failing();
    for (let tries = 0; tries < 5; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await reckonApproaches(services);
      world.advance(60_000);
    }
    expect([errors.length, (await reckoned(delayed.id)).length, await countDue()]).toEqual([5, 1, 1]);
    await work();
    expect(await reckoned(delayed.id)).toHaveLength(2);
  });

  it('is written however often it was before, and the latest twenty are read', async () => {
    const { id } = await outdated();
    await amidAllCompanies(world.services, (tx) =>
      sql`
        with told as (
          insert into shipment_event (id, shipment_id, company_id, carrier_id, number, type, at, recorded_at, source, is_internal, data)
            select gen_random_uuid(), id, company_id, carrier_id, event_count + each, 'reckoned', updated_at,
              updated_at + make_interval(secs => each / 1000.0), 'desk', false, '{}'
            from shipment cross join generate_series(1, 100) each where id = ${id}::uuid)
        update shipment set event_count = event_count + 100 where id = ${id}::uuid`.execute(tx),
    );
    expect(await risk(id)).toBe(true);
    expect(await reckoned(id)).toHaveLength(20);
  });
});

it('leaves trips of other trucks, and those before, alone', async () => {
  const truck = await crew();
  const [other, before] = [await given(await crew(), backSoon), await given(truck)];
  await work();
  await given(truck, backSoon);
  await work();
  expect([await reckoned(other.id), await reckoned(before.id)]).toEqual([[], []]);
});

it('lets several trips of a truck come and go at once without getting in their way', async () => {
  const truck = await crew();
  const later = await given(truck, backSoon);
  const made = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { id } = await awarded();
      const { status } = await write(id, 'assignment', { ...truck, version: 1 });
      await workNow();
      return { id, status };
    }),
  );
  expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await risk(later.id)).toBe(true);
  const taken = made.find(({ status }) => status === 200);
  await Promise.all([cancel(taken?.id ?? ''), workNow(), tell(later.id, { type: 'hold' }), workNow()]);
  expect(await risk(later.id)).toBe(false);
});
