import { sql, type Transaction } from 'kysely';
import type { Audience } from '../account/Audience.ts';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import { brandAddress } from '../company/brandAddress.ts';
import { amidAllCompanies } from '../database/amidAllCompanies.ts';
import { apart } from '../database/apart.ts';
import { queueMail } from '../mail/queueMail.ts';
import { mailTexts } from '../mail/texts/mailTexts.ts';
import { newsOfOffers } from '../requests/newsOfOffers.ts';
import type { LoadNews } from '../freight/request/LoadChange.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { isOfLoad, isOfShipment, isOfStatement, type NotificationKind, usualChannels } from './notificationKinds.ts';

const atOnce = 50;
/** News that is older is not worth a mail, in milliseconds. */
const expiresAfterMs = 24 * 60 * 60_000;

interface Due {
  readonly kind: NotificationKind;
  readonly recordId: string;
  readonly at: Date;
  readonly count: number;
  readonly email: string;
  /** What the reader chose; null if nothing. */
  readonly byMail: boolean | null;
  /** Whether the reader has an account in use and has opened the company, and whether it is still news. */
  readonly isReached: boolean;
  readonly isNews: boolean;
  readonly audience: Audience;
  readonly brandName: string | null;
  readonly brandDomain: string | null;
  /** Of the request, and of the shipment that came of it. */
  readonly reference: string;
  readonly fromCity: string;
  readonly toCity: string;
}

/**
 * Puts mails about some notices into the outbox, in the transaction that notes them as mailed, so that each is sent once whatever
 * is killed in between. One that fails is logged and not tried again, and stops no other. Returns whether there may be more.
 */
export const mailNotices = (services: Services): Promise<boolean> =>
  amidAllCompanies(services, async (tx) => {
    const now = services.clock.now();
    const due = await takeDue(tx, now);
    for (const notice of due) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const failure = await apart(tx, () => mail(services, tx, notice, now));
      const { kind, recordId } = notice;
      if (failure) services.log.error('notice not mailed', failure.error, { kind, record: recordId });
    }
    return due.length === atOnce;
  });

async function mail(services: Services, tx: Transaction<Tables>, notice: Due, now: Date): Promise<void> {
  if (!isWanted(notice, now)) return;
  const { kind, recordId } = notice;
  const changed = kind === 'offer_outdated' ? await newsOfOffers(tx, [recordId], now) : undefined;
  await queueMail(services, tx, mailOf(notice, changed?.get(recordId), services.settings.port));
}

const isWanted = ({ kind, byMail, isReached, isNews, at }: Due, now: Date): boolean =>
  isReached && isNews && (byMail ?? usualChannels(kind).mail) && addMilliseconds(at, expiresAfterMs) > now;

/**
 * An offer that was made and booked, or made and gone, at once is no news of its own, and neither is a load that is gone. An alert that
 * was switched off meanwhile is not mailed.
 */
async function takeDue(tx: Transaction<Tables>, now: Date): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select * from notice_mail where due_at <= ${now}::timestamptz order by due_at, user_id, company_id, kind, record_id
      limit ${atOnce} for update skip locked),
    taken as (
      update notice_mail mail set due_at = null, mailed_at = ${now}::timestamptz, count = 0 from due
      where (mail.user_id, mail.company_id, mail.kind, mail.record_id)
        = (due.user_id, due.company_id, due.kind, due.record_id))
    select due.kind, due.record_id as "recordId", due.at, due.count, app_user.email, setting.by_mail as "byMail",
      confirmed_at is not null and disabled_at is null and accepted_at is not null as "isReached",
      (due.kind not in ('offer_received', 'offer_revised', 'offer_confirmed', 'offer_withdrawn', 'decision_soon', 'load_asked', 'watched_changed', 'watched_back', 'loads_matched')
        or (request.status = 'open' and request.ends_at > ${now}::timestamptz) or due.kind = 'loads_matched' and due.count > 1)
        and (due.kind <> 'loads_matched' or exists (
          select from load_alert alert where alert.view_id = due.record_id and alert.user_id = due.user_id)) as "isNews",
      company.kind as audience, brand.name as "brandName", brand.domain as "brandDomain", request.reference,
      coalesce(request.content #>> '{stops,0,place,city}', '') as "fromCity",
      coalesce(request.content #>> '{stops,-1,place,city}', '') as "toCity"
    from due join app_user on app_user.id = due.user_id
      join membership on membership.user_id = due.user_id and membership.company_id = due.company_id
      join company on company.id = due.company_id left join company brand on brand.id = company.brand_id
      join shipment_request request on request.id = due.request_id
      left join notification_setting setting on setting.user_id = due.user_id and setting.kind = due.kind
    order by due.due_at, due.kind`.execute(tx);
  return rows;
}

const mailOf = (
  { kind, recordId, count, email, audience, brandName, brandDomain, reference, fromCity, toCity }: Due,
  changed: readonly LoadNews[] = [],
  port: number,
) => {
  const address = brandAddress(audience, brandDomain, port);
  const fleetRoom = isOfLoad(kind) ? 'loads' : 'offers';
  const marketRoom = audience === 'fleet' ? fleetRoom : 'requests';
  const room = isOfStatement(kind) ? 'statements' : isOfShipment(kind) ? 'shipments' : marketRoom;
  return {
    to: email,
    ...mailTexts.market[kind]({
      from: fromCity,
      to: toCity,
      // A fleet learns it with the shipment.
      reference: isOfShipment(kind) || isOfStatement(kind) ? reference : undefined,
      count,
      changed,
      brand: brandName ?? undefined,
      link: kind === 'loads_matched' ? `${address}/ui/loads?view=${recordId}` : `${address}/ui/${room}/${recordId}`,
      settings: `${address}/ui/notifications/settings`,
    }),
    expiresAfterMs,
  };
};
