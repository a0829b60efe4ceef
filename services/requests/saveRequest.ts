import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { changeEffect } from '../freight/request/changeEffect.ts';
import type { RequestContent } from '../freight/request/requestContent.ts';
import { mayChange, requestStatusAt } from '../freight/request/requestStatus.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { findRequest, lockRequest } from './findRequest.ts';
import { listedColumns } from './listedColumns.ts';
import { lockCarriers } from './lockCarriers.ts';
import { newReference } from './newReference.ts';
import { openRequest } from './openRequest.ts';
import { outdateOffers } from './outdateOffers.ts';
import { keptRoute, planRoute } from './plannedRoute.ts';
import { publishLoad } from './publishLoad.ts';
import { refuseTakenReference, requestRefusal, requireKnownAudience, requirePublishable } from './refuseRequest.ts';
import type { RequestChange } from './requestBody.ts';
import type { RequestRow } from './RequestTables.ts';
import { rememberDeadline } from './undoRequest.ts';
import { withZones } from './withZones.ts';

/** Adds a request: a draft, or an open one. Without a reference it is given one. */
export async function addRequest(services: Services, member: Member, draft: RequestContent, isPublished: boolean) {
  const { db, clock, random, routes } = services;
  const { companyId, userId } = member;
  const route = await planRoute(routes, draft);
  const now = clock.now();
  if (isPublished) requirePublishable(draft, now);
  return inCompany(db, companyId, userId, async (tx) => {
    // Before the lists are looked for, so that none is deleted until the request asks it.
    if (isPublished) await lockCarriers(tx, 'shared');
    await requireKnownAudience(tx, draft);
    const reference = draft.reference ?? (await newReference(tx, companyId, now));
    const request = withZones({ ...draft, reference });
    const row = await tx
      .insertInto('shipment_request')
      .values({
        ...listedColumns(request, route),
        id: random.uuid(),
        company_id: companyId,
        created_at: now,
        updated_at: now,
        reference,
        status: isPublished ? 'open' : 'draft',
        published_at: isPublished ? now : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (isPublished) await publishLoad(tx, row, now);
    return findRequest(tx, row.id, now);
  }).catch(refuseTakenReference);
}

/** Shows fleets an open request as it is now, and leaves their offers outdated unless the change is quiet. */
async function tellFleets(
  tx: Transaction<Tables>,
  member: Member,
  earlier: RequestRow,
  row: RequestRow,
  now: Date,
): Promise<void> {
  const { changed, outdates } = changeEffect(earlier.content, row.content);
  if (outdates) await outdateOffers(tx, row.id, changed, now);
  else if (changed.length === 1 && changed[0] === 'decisionBy') await rememberDeadline(tx, member, earlier, now);
  await publishLoad(tx, row, now);
}

/**
 * Replaces what a request says, and opens it if that is wanted. An open one must stay publishable, and unless the change is quiet,
 * offers made before are outdated until their fleets confirm them.
 */
export async function changeRequest(
  services: Services,
  member: Member,
  id: string,
  { version, publish, ...change }: RequestChange,
) {
  const { db, clock, routes } = services;
  const { companyId, userId } = member;
  const planned = await planRoute(routes, change);
  return inCompany(db, companyId, userId, async (tx) => {
    const earlier = await lockRequest(tx, id, version);
    // Read under the lock, as in `moveRequest`.
    const now = clock.now();
    const status = requestStatusAt(earlier, now);
    if (!mayChange(status)) throw requestRefusal(earlier, now);
    const isOpened = publish && status !== 'open';
    if (isOpened || status === 'open') requirePublishable(change, now);
    await requireKnownAudience(tx, change);
    const reference = change.reference ?? earlier.reference;
    const request = withZones({ ...change, reference });
    const columns = { ...listedColumns(request, keptRoute(earlier, request, planned)), reference };
    if (isOpened) await openRequest(tx, earlier, now, columns);
    else {
      const row = await tx
        .updateTable('shipment_request')
        .set({ ...columns, status, updated_at: now, version: version + 1 })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (status === 'open') await tellFleets(tx, member, earlier, row, now);
    }
    return findRequest(tx, id, now);
  }).catch(refuseTakenReference);
}
