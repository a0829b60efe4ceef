import { randomUUID } from 'node:crypto';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { worksFor } from '../../../services/tracking/linkLimits.ts';
import { openMarket } from '../../support/services/openMarket.ts';
import type { TestMember } from '../../support/services/people.ts';

interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** A market with a shipment that was awarded, and what its parties and consignees do with its links. */
export async function openTracked() {
  const market = await openMarket();
  const { world, call, opened, offered, answer, shipper } = market;

  /** The id of a shipment that has just been awarded. */
  const awarded = async (values: Readonly<Record<string, unknown>> = {}): Promise<string> => {
    const { id } = await opened(values);
    const offer = await offered(id);
    const { status, text, body } = await answer(id, offer.id, 'accept', { version: offer.version });
    if (status !== 201) throw new Error(text);
    return body.data.id;
  };

  const links = (id: string, who: TestMember = shipper) => call(`/v1/shipment/${id}/tracking-links`, who);
  const make = (id: string, who: TestMember = shipper) =>
    call(`/v1/shipment/${id}/tracking-links`, who, { method: 'POST' });
  const made = async (id: string, who: TestMember = shipper) => (await make(id, who)).body.data;
  const revoke = (id: string, linkId: string, who: TestMember = shipper) =>
    call(`/v1/shipment/${id}/tracking-links/${linkId}`, who, { method: 'DELETE' });
  const follow = (
    code: string,
    { host = 'localhost', query = '', ...request }: RequestInit & { host?: string; query?: string } = {},
  ) => world.call(`http://${host}/v1/tracking/${code}${query}`, request);

  /** Writes events of the fleet down, a second apart, with what lists need. */
  const told = (id: string, events: readonly (readonly [type: string, stop?: number | undefined, at?: Position])[]) =>
    amidAllCompanies(world.services, async (tx) => {
      const row = await tx.selectFrom('shipment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const from = row.event_count + 1;
      world.advance(60_000);
      const crew = { vehicleId: randomUUID(), trailerId: null, driverId: randomUUID() };
      const isFirst = row.event_count === 1;
      const all = isFirst ? [['assigned'] as const, ...events] : events;
      const at = (index: number) => new Date(world.clock.now().getTime() + index * 1000);
      await tx
        .insertInto('shipment_event')
        .values(
          all.map(([type, stop, where], index) => ({
            id: randomUUID(),
            shipment_id: id,
            company_id: row.company_id,
            carrier_id: row.carrier_id,
            number: from + index,
            type,
            at: at(index),
            recorded_at: at(index),
            by_company_id: row.carrier_id,
            by_user_id: null,
            source: 'app' as const,
            stop: stop ?? null,
            lat: where?.lat ?? null,
            lng: where?.lng ?? null,
            data: JSON.stringify(type === 'assigned' ? crew : {}),
          })),
        )
        .execute();
      const isDelivered = events.some(([type]) => type === 'delivered');
      await tx
        .updateTable('shipment')
        .set({
          event_count: from + all.length - 1,
          ...(isDelivered && { status: 'delivered', delivered_at: at(all.length - 1) }),
        })
        .where('id', '=', id)
        .execute();
      world.advance(60_000);
    });

  /** 72 hours after its delivery. Sign-ins would end if the clock went on. */
  const expireLinks = (id: string) =>
    amidAllCompanies(world.services, (tx) =>
      tx
        .updateTable('shipment')
        .set({ delivered_at: new Date(world.clock.now().getTime() - worksFor) })
        .where('id', '=', id)
        .execute(),
    );

  return { ...market, told, expireLinks, awarded, links, make, made, revoke, follow };
}
