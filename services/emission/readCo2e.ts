import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { co2eAnswer } from './co2eAnswer.ts';
import { levels } from './Footprint.ts';

/** The figure of a shipment, and those it had before. */
export const shipmentCo2eAnswer = v.pipe(
  v.object({
    ...co2eAnswer.entries,
    at: v.nullable(instantAnswer),
    earlier: v.array(
      v.object({
        at: instantAnswer,
        level: v.picklist(levels),
        wtwGrams: wholeNumber,
        set: v.string(),
        version: v.string(),
      }),
    ),
  }),
  v.metadata({ ref: 'ShipmentCo2e' }),
);

/** Earlier figures in an answer, the latest ones. */
const mostEarlier = 20;

/** What a shipment of the transaction's company causes. */
export async function findCo2e(tx: Transaction<Tables>, id: string) {
  const shipment = await tx.selectFrom('shipment').select('id').where('id', '=', id).executeTakeFirst();
  if (!shipment) throw notFound();
  const rows = await tx
    .selectFrom('shipment_footprint')
    .select(['created_at as at', 'is_current', 'reason', 'result'])
    .where('shipment_id', '=', id)
    .orderBy('is_current', 'desc')
    .orderBy('created_at', 'desc')
    .limit(mostEarlier + 1)
    .execute();
  const now = rows.find((row) => row.is_current);
  return {
    footprint: now?.result ?? null,
    reason: now?.reason ?? null,
    at: now?.at ?? null,
    earlier: rows.flatMap(({ at, result, is_current: isCurrent }) => {
      const [factor] = result?.factors ?? [];
      if (isCurrent || !result || !factor) return [];
      const { level, wtwGrams } = result;
      return [{ at, level, wtwGrams, set: factor.set, version: factor.version }];
    }),
  };
}

/** `findCo2e` in a transaction of its own. */
export const readCo2e = ({ db }: Services, { companyId, userId }: Member, id: string) =>
  inCompany(db, companyId, userId, (tx) => findCo2e(tx, id));
