import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { asOtherCompany } from '../database/asOtherCompany.ts';
import { inCompany } from '../database/inCompany.ts';
import type { LoadRow } from '../requests/RequestTables.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { shownTerms } from '../terms/shownTerms.ts';
import { notFound } from '../web/notFound.ts';
import { openLoads } from './openLoads.ts';
import { judgeLoads, readFleet } from './judgeLoads.ts';
import { readLoadParts } from './readLoadParts.ts';

/** The terms of the shipper of a load that a fleet sees: rows of the shipper's, so they are read as that company. */
async function termsToFleet(tx: Transaction<Tables>, [load]: readonly LoadRow[], companyId: string) {
  const currency = load?.content.pricing.currency;
  if (!load || !currency) return undefined;
  const shipperId = load.company_id;
  return asOtherCompany(tx, { own: companyId, other: shipperId }, () => shownTerms(tx, shipperId, currency));
}

/** One load that is open now, with the verdict on a truck if that is asked for. */
export async function readLoad(
  services: Services,
  { companyId, userId }: Member,
  { id, vehicleId: picked }: { readonly id: string; readonly vehicleId?: string | undefined },
) {
  const { db, clock } = services;
  const now = clock.now();
  const { parts, fleet, terms } = await inCompany(db, companyId, userId, async (tx) => {
    const rows = await openLoads(tx, companyId, now).selectAll().where('id', '=', id).execute();
    if (rows.length === 0) throw notFound();
    return {
      parts: await readLoadParts(tx, rows, companyId, now),
      fleet: await readFleet(tx, services, { companyId, vehicleId: picked, near: undefined }, now),
      terms: await termsToFleet(tx, rows, companyId),
    };
  });
  const [load] = await judgeLoads(parts, fleet, now, true);
  if (!load) throw notFound();
  return { ...load, ...(terms && { terms }) };
}
