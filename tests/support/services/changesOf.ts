import * as fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../services/Tables.ts';

/** Something that changes what is known of stops. */
export type Step = (tx: Transaction<Tables>) => Promise<unknown>;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Changes of these shipments, told in any order; their instants lie around those that decide about a window. */
export function changesOf(ids: readonly string[], window: Record<'from' | 'to', number>) {
  /** Around every bound: the window, an hour before it, and each grace. */
  const aroundDue = fc.oneof(
    fc
      .constantFrom(0, 15, 30, 60)
      .chain((late) => fc.constantFrom(-1, 0, 1).map((ms) => window.to + late * minute + ms)),
    fc.constantFrom(-1, 0, 1).map((ms) => window.from - hour + ms),
    fc.constantFrom(-1, 0, 1).map((ms) => window.to - hour + ms),
    fc.integer({ min: window.from - 2 * day, max: window.to + 3 * day }),
  );

  const types = [
    'waiting_accepted',
    'waiting_disputed',
    'arrived',
    'departed',
    'delivered',
    'stop_skipped',
    'exception',
    'resolved',
    'delay',
  ];
  const ofProofs = ['delivered', 'pod_added', 'pod_added', 'pod_rejected', 'completed'];

  const told: fc.Arbitrary<Step> = fc
    .record({
      id: fc.constantFrom(...ids),
      type: fc.constantFrom('arrived', 'arrived', 'correction', ...types, ...ofProofs),
      when: aroundDue,
      recordedAt: aroundDue,
      stop: fc.constantFrom(0, 1, 2),
      packages: fc.record({ delivered: fc.constantFrom(22, 24, 25), damaged: fc.constantFrom(0, 0, 1) }),
      amountMinor: fc.constantFrom(0, 1_500, 6_000),
      source: fc.constantFrom('desk', 'app', 'edi'),
      kind: fc.constantFrom('consignee_closed', 'breakdown'),
      byShipper: fc.boolean(),
    })
    .map(({ id, type, when, recordedAt, stop, source, kind, byShipper, ...more }) => async (tx) => {
      const shipment = await tx.selectFrom('shipment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const events = await tx.selectFrom('shipment_event').selectAll().where('shipment_id', '=', id).execute();
      const earlier = events.findLast((event) => event.type === 'arrived')?.id;
      const data =
        type === 'correction'
          ? { of: earlier ?? crypto.randomUUID(), at: new Date(when).toISOString() }
          : { kind, automatic: byShipper, ...more };
      await tx
        .insertInto('shipment_event')
        .values({
          id: crypto.randomUUID(),
          shipment_id: id,
          company_id: shipment.company_id,
          carrier_id: shipment.carrier_id,
          number: events.length + 1,
          type,
          stop: type === 'correction' || type === 'completed' ? null : stop,
          at: new Date(when),
          recorded_at: new Date(recordedAt),
          by_company_id: byShipper ? shipment.company_id : shipment.carrier_id,
          source: source === 'desk' ? 'desk' : source === 'app' ? 'app' : 'edi',
          data: JSON.stringify(data),
        })
        .execute();
    });

  const ofShipment = (statement: (id: string) => ReturnType<typeof sql>): fc.Arbitrary<Step> =>
    fc.constantFrom(...ids).map((id) => (tx) => statement(id).execute(tx));

  const moved: fc.Arbitrary<Step> = fc.oneof(
    fc
      .constantFrom('booked', 'in_transit', 'delivered', 'completed', 'cancelled')
      .chain((status) => ofShipment((id) => sql`update shipment set status = ${status} where id = ${id}`)),
    fc
      .constantFrom(0, 1, 2)
      .chain((next) => ofShipment((id) => sql`update shipment set next_stop = ${next} where id = ${id}`)),
    fc
      .constantFrom('DE-45:FR-69', 'DE-45:FR-01')
      .chain((lane) => ofShipment((id) => sql`update shipment set lane = ${lane} where id = ${id}`)),
    fc
      .constantFrom('Zeche Nord', '__proto__', 'constructor')
      .chain((name) =>
        ofShipment(
          (id) =>
            sql`update shipment set content = jsonb_set(content, '{stops,0,place,name}', to_jsonb(${name}::text)) where id = ${id}`,
        ),
      ),
    fc
      .constantFrom<readonly [string, string | null]>(
        ['from', null],
        ['from', '2026-11-25T07:00:00Z'],
        ['to', '2026-11-25T11:00:00Z'],
        ['to', '2026-11-30T23:30:00Z'],
        ['to', '2026-12-01T00:30:00Z'],
        ['timeZone', 'Pacific/Kiritimati'],
        ['timeZone', 'Europe/Berlin'],
      )
      .chain(([end, value]) =>
        ofShipment(
          (id) =>
            sql`update shipment set content = jsonb_set(content, ${`{stops,0,window,${end}}`}::text[], coalesce(to_jsonb(${value}::text), 'null')) where id = ${id}`,
        ),
      ),
  );

  /** As after a loss: all is written anew from the events. */
  const forgotten: fc.Arbitrary<Step> = fc.constantFrom(...ids).map((id) => async (tx) => {
    await sql`delete from stop_visit where shipment_id = ${id}`.execute(tx);
    await sql`select keep_stop_visits(array[${id}::uuid])`.execute(tx);
  });

  return { aroundDue, told, moved, forgotten, ofShipment };
}
