import type { Transaction } from 'kysely';
import type { Audience } from '../account/Audience.ts';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { Refusal } from '../web/Refusal.ts';
import { linksEnd } from './followShipment.ts';
import { mostLinks, mostLive } from './linkLimits.ts';
import { type LinkHome, toLinkAnswer } from './toLinkAnswer.ts';
import { codeOf, digestOf } from './trackingCode.ts';
import type { TrackingServices } from './TrackingServices.ts';

/** Until when the links of a shipment work. 404 if the company is no party of it. */
async function endOf(tx: Transaction<Tables>, shipmentId: string): Promise<Date | null> {
  const end = await linksEnd(tx, shipmentId);
  if (end === undefined) throw notFound();
  return end;
}

const audienceOf = (kind: string): Audience => (kind === 'fleet' ? 'fleet' : 'office');

async function homeOf(tx: Transaction<Tables>, companyId: string): Promise<LinkHome> {
  const row = await tx
    .selectFrom('company')
    .leftJoin('company as brand', 'brand.id', 'company.brand_id')
    .select(['company.kind', 'brand.domain'])
    .where('company.id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { audience: audienceOf(row.kind), domain: row.domain };
}

const ownLinks = (tx: Transaction<Tables>, companyId: string, shipmentId: string) =>
  tx.selectFrom('tracking_link').where('shipment_id', '=', shipmentId).where('company_id', '=', companyId);

/** The links a company made to a shipment, the newest first. */
export const listLinks = (services: TrackingServices, { companyId, userId }: Member, shipmentId: string) =>
  inCompany(services.db, companyId, userId, async (tx) => {
    const times = { expiresAt: await endOf(tx, shipmentId), now: services.clock.now() };
    const home = await homeOf(tx, companyId);
    const rows = await ownLinks(tx, companyId, shipmentId)
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(mostLinks)
      .execute();
    return rows.map((row) => toLinkAnswer(services, row, home, times));
  });

/** One link of a company, with its code. */
export const readLink = (services: TrackingServices, { companyId, userId }: Member, shipmentId: string, id: string) =>
  inCompany(services.db, companyId, userId, async (tx) => {
    const times = { expiresAt: await endOf(tx, shipmentId), now: services.clock.now() };
    const row = await ownLinks(tx, companyId, shipmentId).selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound();
    return toLinkAnswer(services, row, await homeOf(tx, companyId), times);
  });

/** Makes a link, unless the shipment is long over or has enough of them. */
export const makeLink = (services: TrackingServices, { companyId, userId }: Member, shipmentId: string) =>
  inCompany(services.db, companyId, userId, async (tx) => {
    // One after the other, so that together they cannot be too many.
    await tx.selectFrom('shipment').select('id').where('id', '=', shipmentId).forNoKeyUpdate().execute();
    const now = services.clock.now();
    const end = await endOf(tx, shipmentId);
    if (end !== null && end <= now) {
      throw new Refusal(409, 'This shipment ended more than 72 hours ago.', { reason: 'shipment_over' });
    }
    await refuseMore(tx, companyId, shipmentId);
    const id = services.random.uuid();
    const digest = digestOf(codeOf(services.pepper, id));
    await tx
      .insertInto('tracking_link')
      .values({ id, shipment_id: shipmentId, company_id: companyId, created_at: now, code_digest: digest })
      .execute();
    return { id };
  });

async function refuseMore(tx: Transaction<Tables>, companyId: string, shipmentId: string): Promise<void> {
  const { all, live } = await ownLinks(tx, companyId, shipmentId)
    .select((is) => [
      is.fn.countAll<number>().as('all'),
      is.fn.countAll<number>().filterWhere('revoked_at', 'is', null).as('live'),
    ])
    .executeTakeFirstOrThrow();
  if (live < mostLive && all < mostLinks) return;
  throw new Refusal(409, 'This shipment has enough tracking links. Use one of them.', { reason: 'too_many_links' });
}

/** Revokes a link: it leads nowhere from then on. One that was revoked before stays as it was. */
export const revokeLink = (services: TrackingServices, { companyId, userId }: Member, shipmentId: string, id: string) =>
  inCompany(services.db, companyId, userId, async (tx) => {
    const row = await tx
      .updateTable('tracking_link')
      .set((is) => ({ revoked_at: is.fn.coalesce('revoked_at', is.val(services.clock.now())) }))
      .where('id', '=', id)
      .where('shipment_id', '=', shipmentId)
      .where('company_id', '=', companyId)
      .returning('id')
      .executeTakeFirst();
    if (!row) throw notFound();
  });
