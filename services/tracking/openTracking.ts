import { sql, type Transaction } from 'kysely';
import { ifRoom } from '../database/ifRoom.ts';
import { setCompany } from '../database/setCompany.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { asTracker } from './asTracker.ts';
import { brandOfHost } from './brandOfHost.ts';
import { followShipment, linksEnd } from './followShipment.ts';
import { digestOf } from './trackingCode.ts';

interface Opening {
  readonly code: string;
  /** Of the page that asks. */
  readonly host: string;
  /** Whether the page has asked before, and only wants to know what is new. */
  readonly again: boolean;
}

/**
 * What a link shows. One that is unknown, was revoked, has expired or belongs to another brand than the host is answered alike, after
 * the same work. A page counts as one opening, however often it asks again.
 */
export async function openTracking({ db, clock, random }: Services, { code, host, again }: Opening) {
  const now = clock.now();
  const opened = await asTracker(db, digestOf(code), async (tx) => {
    const link = await tx
      .selectFrom('tracking_link')
      .select(['id', 'company_id', 'shipment_id', 'revoked_at'])
      .where('code_digest', '=', digestOf(code))
      .executeTakeFirst();
    const shown = link ?? { id: undefined, company_id: random.uuid(), shipment_id: random.uuid(), revoked_at: null };
    await setCompany(tx, shown.company_id);
    const brand = await brandOfHost(tx, host);
    const isAtHome = brand === undefined || brand === (await brandOf(tx, shown.company_id));
    const end = await linksEnd(tx, shown.shipment_id);
    const shipment = await followShipment(tx, shown.shipment_id, now);
    const isLive = shown.revoked_at === null && isAtHome && (end === null || (end !== undefined && end > now));
    return shown.id !== undefined && shipment && isLive
      ? { id: shown.id, companyId: shown.company_id, shipment }
      : undefined;
  });
  if (!opened) throw notFound();
  if (!again) await ifRoom(countOpening({ db }, opened, now));
  return opened.shipment;
}

async function brandOf(tx: Transaction<Tables>, companyId: string): Promise<string | null | undefined> {
  const own = await tx.selectFrom('company').select('brand_id').where('id', '=', companyId).executeTakeFirst();
  return own?.brand_id;
}

const countOpening = ({ db }: Pick<Services, 'db'>, link: { id: string; companyId: string }, now: Date) =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('app.company_id', ${link.companyId}, true), set_config('role', 'app_member', true)`.execute(
      tx,
    );
    await tx
      .updateTable('tracking_link')
      .set((is) => ({ opens: is('opens', '+', 1), last_opened_at: now }))
      .where('id', '=', link.id)
      .execute();
  });
