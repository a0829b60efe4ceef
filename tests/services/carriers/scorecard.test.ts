import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { openMarket } from '../../support/services/openMarket.ts';

const market = await openMarket();
const { world, shipper, fleet, call, opened, offered, answer } = market;
const day = 24 * 60 * 60_000;
const put = (json: object) => call(`/v1/carriers/${fleet.company}`, shipper, { method: 'PUT', json });

interface Trip {
  readonly status: 'completed' | 'cancelled';
  /** Minutes after the end of the delivery's window. */
  readonly arrived?: number;
  /** What it was corrected to, one after the other. */
  readonly corrected?: readonly number[];
  readonly cancelledBy?: string;
  readonly daysAgo?: number;
}

/** Writes down how a trip of the fleet went, which no call does yet. */
async function drive({ status, arrived, corrected = [], cancelledBy, daysAgo = 0 }: Trip): Promise<void> {
  const { id } = await opened();
  const { id: offerId } = await offered(id);
  const { body } = await answer(id, offerId, 'accept', { version: 1 });
  const { id: shipmentId, stops } = body.data;
  const at = new Date(world.clock.now().getTime() - daysAgo * day);
  const shift = at.getTime() - Date.parse(stops.at(-1).window.to);
  const earlier = (time: string) => new Date(Date.parse(time) + shift).toISOString();
  const event = (type: string, when: Date, by: string, stop: number | null = null) => ({
    id: randomUUID(),
    shipment_id: shipmentId,
    company_id: shipper.company,
    carrier_id: fleet.company,
    type,
    at: when,
    recorded_at: when,
    by_company_id: by,
    source: 'desk' as const,
    number: 2,
    stop,
  });
  const afterWindow = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  const arrival = randomUUID();
  const corrections = corrected.map((minutes, nth) => ({
    ...event('correction', at, fleet.company),
    number: 3 + nth,
    data: JSON.stringify({ of: arrival, at: afterWindow(minutes).toISOString() }),
  }));
  const events = [
    ...(cancelledBy === undefined ? [] : [event('cancelled', at, cancelledBy)]),
    ...(arrived === undefined
      ? []
      : [{ ...event('arrived', afterWindow(arrived), fleet.company, stops.length - 1), id: arrival }]),
  ];
  await amidAllCompanies(world.services, async (tx) => {
    const found = tx.selectFrom('shipment').select('content').where('id', '=', shipmentId);
    const { content } = await found.executeTakeFirstOrThrow();
    const moved = content.stops.map(({ window, ...stop }) => ({
      ...stop,
      window: window && { ...window, from: earlier(window.from ?? ''), to: earlier(window.to ?? '') },
    }));
    await tx
      .updateTable('shipment')
      .set({ status, ends_at: at, created_at: at, content: JSON.stringify({ ...content, stops: moved }) })
      .where('id', '=', shipmentId)
      .execute();
    await tx.updateTable('offer').set({ created_at: at }).where('id', '=', offerId).execute();
    if (events.length > 0) await tx.insertInto('shipment_event').values(events).execute();
    if (corrections.length > 0) await tx.insertInto('shipment_event').values(corrections).execute();
  });
}

it('a scorecard counts the trips and offers of 90 days, each by its own rule', async () => {
  const trips: readonly Trip[] = [
    ...Array.from({ length: 8 }, () => ({ status: 'completed' as const, arrived: 30 })),
    { status: 'completed', arrived: 90, corrected: [31, 30] },
    { status: 'completed', arrived: 10, corrected: [31] },
    { status: 'completed' },
    { status: 'cancelled', cancelledBy: fleet.company },
    { status: 'cancelled', cancelledBy: shipper.company },
    { status: 'completed', arrived: 31, daysAgo: 91 },
  ];
  // oxlint-disable-next-line no-await-in-loop -- in the order they are listed
  for (const trip of trips) await drive(trip);
  const blocked = await opened();
  await offered(blocked.id);
  await put({ blocked: true });
  await put({ blocked: false });
  const expiring = await opened();
  const validUntil = new Date(world.clock.now().getTime() + 10 * 60_000).toISOString();
  await offered(expiring.id, fleet, { validUntil });
  world.advance(20 * 60_000);
  const { scorecard } = (await call(`/v1/carriers/${fleet.company}`, shipper)).body.data;
  expect(scorecard).toMatchObject({
    completed: 11,
    onTime: { n: 10, share: 0.9 },
    fallOff: { n: 13, share: 1 / 13 },
    hitRate: { n: 14, share: 13 / 14 },
  });
});
