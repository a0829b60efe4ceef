import * as v from 'valibot';
import { becauseAnswer } from '../../web/problems/becauseAnswer.ts';

/** Why a combination does not fit, or what to look at. Public: never rename one. */
export const reasonCodes = [
  'payload',
  'volume',
  'pallets',
  'body_type',
  'temperature',
  'adr_vehicle',
  'adr_driver',
  'equipment',
  'trailer_missing',
  'trailer_unfit',
  'paper_missing',
  'paper_expires',
  'licence_category',
  'licence_expires',
  'status_vehicle',
  'status_driver',
  'overlap',
  'too_far',
  'driving_time',
  'weight_limit',
  'cabotage',
] as const;

export const reasonAnswer = v.object({
  code: v.picklist(reasonCodes),
  severity: v.picklist(['block', 'warn']),
  ...becauseAnswer.entries,
});

export type Reason = v.InferOutput<typeof reasonAnswer>;

/** Fits unless a reason blocks. */
export const verdictAnswer = v.pipe(
  v.object({ fits: v.boolean(), reasons: v.array(reasonAnswer) }),
  v.metadata({ ref: 'Verdict' }),
);

export type Verdict = v.InferOutput<typeof verdictAnswer>;
