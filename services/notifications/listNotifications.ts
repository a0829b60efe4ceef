import { sql } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { readPage } from '../database/readPage.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { listQuery } from '../fields/listQuery.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import type { LoadNews } from '../freight/request/LoadChange.ts';
import type { Services } from '../Services.ts';
import { loadNewsAnswer } from '../requests/loadChangeAnswers.ts';
import { newsOfOffers } from '../requests/newsOfOffers.ts';
import { namesOfViews } from './namesOfViews.ts';
import { notificationKinds } from './notificationKinds.ts';
import { referencesOfShipments } from './referencesOfShipments.ts';

export const notificationQuery = v.omit(
  listQuery(['at'], '-at', { unread: v.optional(v.picklist(['true', 'false'])) }),
  ['q'],
);

/** No price and no name: what an offer says is read where it is shown. */
export const notificationAnswer = v.pipe(
  v.object({
    id: idAnswer,
    at: instantAnswer,
    kind: v.picklist(notificationKinds),
    isRead: v.boolean(),
    offerId: v.nullable(idAnswer),
    shipmentId: v.nullable(idAnswer),
    requestId: idAnswer,
    /** Of the shipment. */
    reference: v.nullable(v.string()),
    fromCity: v.string(),
    toCity: v.string(),
    /** How the load changed, while an offer for it is to be confirmed. */
    changed: v.nullable(v.array(loadNewsAnswer)),
    /** The saved view whose alert it is, and of a digest how many more loads match. */
    view: v.nullable(v.object({ id: idAnswer, name: v.string(), more: v.nullable(wholeNumber) })),
  }),
  v.metadata({ ref: 'Notification' }),
);

const viewOf = (id: string | null, name: string | undefined, more: number | null) =>
  id === null || name === undefined ? null : { id, name, more };

const toldOf = (news: readonly LoadNews[] = []) => (news.length > 0 ? [...news] : null);

/** What the person was told in this company, the newest first. */
export const listNotifications = (
  { db, clock }: Services,
  { companyId, userId }: Member,
  { page, size, sort, unread }: v.InferOutput<typeof notificationQuery>,
) =>
  inCompany(db, companyId, userId, async (tx) => {
    const own = tx
      .selectFrom('notification')
      .selectAll()
      .where('user_id', '=', userId)
      .where('company_id', '=', companyId);
    const found = unread === undefined ? own : own.where('read_at', unread === 'true' ? 'is' : 'is not', null);
    const { rows, paging } = await readPage(tx, found, {
      page,
      size,
      column: sql.ref('at'),
      direction: sort.direction,
    });
    const names = await namesOfViews(
      tx,
      rows.flatMap((row) => row.view_id ?? []),
    );
    const references = await referencesOfShipments(
      tx,
      rows.flatMap((row) => row.shipment_id ?? []),
    );
    const changes = await newsOfOffers(
      tx,
      rows.flatMap(({ kind, offer_id: id }) => (kind === 'offer_outdated' ? (id ?? []) : [])),
      clock.now(),
    );
    const data = rows.map(
      ({ id, at, kind, read_at: readAt, offer_id, shipment_id, request_id, from_city, to_city, view_id, more }) => ({
        id,
        at,
        kind,
        isRead: readAt !== null,
        offerId: offer_id,
        shipmentId: shipment_id,
        requestId: request_id,
        reference: references.get(shipment_id ?? '') ?? null,
        fromCity: from_city,
        toCity: to_city,
        changed: kind === 'offer_outdated' ? toldOf(changes.get(offer_id ?? '')) : null,
        view: viewOf(view_id, names.get(view_id ?? ''), more),
      }),
    );
    return { data, paging };
  });
