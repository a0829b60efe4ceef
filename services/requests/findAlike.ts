import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { boundedText } from '../fields/boundedText.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import type { Services } from '../Services.ts';
import { problem } from '../web/problems/problem.ts';
import { hashPosting } from './hashPosting.ts';
import { openAlike } from './openAlike.ts';

/** A `postingKey`. */
export const alikeQuery = v.strictObject({ key: v.pipe(boundedText(1_000), v.nonEmpty(problem('required'))) });

/** An open request that looks like one to be published. */
export const alikeAnswer = v.nullable(v.object({ id: idAnswer, reference: v.string(), publishedAt: instantAnswer }));

/** The latest open request of the company with this key, of those published within a day; null if there is none. */
export const findAlike = (
  { db, clock }: Services,
  { companyId, userId }: Member,
  { key }: v.InferOutput<typeof alikeQuery>,
) =>
  inCompany(db, companyId, userId, async (tx) => {
    const [latest] = await openAlike(tx, companyId, [hashPosting(key)], clock.now());
    return latest ? { id: latest.id, reference: latest.reference, publishedAt: latest.published_at } : null;
  });
