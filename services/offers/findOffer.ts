import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { changedLoads } from '../requests/changedLoads.ts';
import { loadChanges } from '../requests/loadChanges.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { stale } from '../web/stale.ts';
import { toOfferAnswers, toReceivedOffers } from './offerAnswers.ts';
import type { OfferRow } from './OfferTable.ts';
import { verdictNow } from './verdictNow.ts';

/** The row of an offer that the transaction's company sees; a stale version is refused with 409. */
export async function offerRow(
  tx: Transaction<Tables>,
  id: string,
  version: number | null = null,
  loadId?: string,
): Promise<OfferRow> {
  const found = tx.selectFrom('offer').selectAll().where('id', '=', id);
  const row = await (loadId === undefined ? found : found.where('load_id', '=', loadId)).executeTakeFirst();
  if (!row) throw notFound();
  if (version !== null && row.version !== version) throw stale();
  return row;
}

/** The answer for an offer of the transaction's fleet. */
export async function findOffer(tx: Transaction<Tables>, id: string, now: Date) {
  return answerFor(tx, await offerRow(tx, id), now);
}

async function answerFor(tx: Transaction<Tables>, row: OfferRow, now: Date) {
  const [offer] = await toOfferAnswers(tx, [row], now);
  if (!offer) throw notFound();
  const changed = (await changedLoads(tx, [row.id], now)).get(row.id);
  return { ...offer, changedLoad: changed ? { ...changed, changes: loadChanges(changed) } : null };
}

/** The answer for an offer to the transaction's shipper. */
export async function findReceivedOffer(tx: Transaction<Tables>, id: string, now: Date) {
  const row = await offerRow(tx, id);
  const [offer] = await toReceivedOffers(tx, row.shipper_id, [row], now);
  if (!offer) throw notFound();
  return offer;
}

/** `findOffer` in a transaction of its own, with what is to be said of the truck for the load as it is now. */
export const readOffer = (services: Services, { companyId, userId }: Member, id: string) =>
  inCompany(services.db, companyId, userId, async (tx) => {
    const now = services.clock.now();
    const row = await offerRow(tx, id);
    return { ...(await answerFor(tx, row, now)), verdict: await verdictNow(services, tx, row, now) };
  });
