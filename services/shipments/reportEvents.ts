import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { fieldErrorAnswer } from '../web/problems/fieldErrorAnswer.ts';
import { fieldErrors } from '../web/problems/fieldErrors.ts';
import { problemOf } from '../web/problems/problemOf.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { Refusal } from '../web/Refusal.ts';
import { refusalReasons } from '../web/RefusalReason.ts';
import { type EventDraft, eventDraft } from './eventBody.ts';
import { findShipment } from './findShipment.ts';
import { lockShipment } from './lockShipment.ts';
import { Reporter } from './Reporter.ts';
import { ShipmentLog } from './ShipmentLog.ts';

const reporting = <Answer>(
  services: Services,
  by: Member,
  shipmentId: string,
  drafts: readonly (EventDraft | null)[],
  work: (reporter: Reporter, tx: Transaction<Tables>, now: Date) => Promise<Answer>,
): Promise<Answer> =>
  inCompany(services.db, by.companyId, by.userId, async (tx) => {
    const row = await lockShipment(tx, shipmentId);
    const now = services.clock.now();
    const log = await ShipmentLog.open(services, tx, row, now);
    const { known, positions } = await alreadyTold(tx, shipmentId, drafts);
    return work(new Reporter({ tx, row, log, by, now, known, positions }), tx, now);
  });

/** Events that were told before, and how many positions. */
async function alreadyTold(tx: Transaction<Tables>, shipmentId: string, drafts: readonly (EventDraft | null)[]) {
  const ids = drafts.flatMap((draft) => draft?.id ?? []);
  const ofShipment = tx.selectFrom('shipment_event').where('shipment_id', '=', shipmentId);
  const rows =
    ids.length === 0 ? [] : await ofShipment.select(['id', 'type', 'by_company_id']).where('id', 'in', ids).execute();
  const counted = drafts.some((draft) => draft?.type === 'position')
    ? await ofShipment
        .select((is) => is.fn.countAll<number>().as('count'))
        .where('type', '=', 'position')
        .executeTakeFirst()
    : undefined;
  return {
    known: new Map(rows.map((row) => [row.id, { type: row.type, companyId: row.by_company_id }])),
    positions: counted?.count ?? 0,
  };
}

/** What became of each event of several. */
export const eventResultAnswer = v.pipe(
  v.object({
    id: v.nullable(idAnswer),
    code: v.picklist([200, 201, 409, 422]),
    message: v.exactOptional(v.string()),
    reason: v.exactOptional(v.picklist(refusalReasons)),
    errors: v.exactOptional(v.array(fieldErrorAnswer)),
  }),
  v.metadata({ ref: 'EventResult' }),
);

/** Records one event, unless it was recorded before. */
export const reportEvent = (services: Services, by: Member, shipmentId: string, draft: EventDraft) =>
  reporting(services, by, shipmentId, [draft], async (reporter, tx, now) => {
    if (await reporter.tell(draft)) await reporter.write();
    return findShipment(tx, by.companyId, shipmentId, now);
  });

/** Records events in order, each for itself: 201 recorded, 200 recorded before, 409 and 422 refused. */
export const reportEvents = (
  services: Services,
  by: Member,
  shipmentId: string,
  drafts: readonly (EventDraft | null)[],
  sent: readonly unknown[],
) =>
  reporting(services, by, shipmentId, drafts, async (reporter) => {
    const answers = [];
    for (const [at, draft] of drafts.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- each follows the one before
      answers.push({ id: draft?.id ?? null, ...(await answerTo(reporter, draft, sent[at])) });
    }
    await reporter.write();
    return answers;
  });

async function answerTo(reporter: Reporter, draft: EventDraft | null, sent: unknown) {
  try {
    if (!draft) throw malformed(sent);
    return { code: (await reporter.tell(draft)) ? (201 as const) : (200 as const) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const code = error.status === 409 ? (409 as const) : (422 as const);
    const [first] = error.errors;
    return {
      code,
      message: first ? `${first.field} ${first.message}`.trim() : error.message,
      ...(error.reason && { reason: error.reason }),
      ...(error.errors.length > 0 && { errors: error.errors }),
    };
  }
}

function malformed(sent: unknown): Refusal {
  const { issues = [] } = v.safeParse(v.config(eventDraft, { message: problemOf }), sent);
  return refusedFields(fieldErrors(issues, 5));
}
