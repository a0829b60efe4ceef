import * as v from 'valibot';
import { idAnswer, ignoring, instantAnswer, optional, optionalText } from '../answers.ts';

const number = optional(v.number());
const share = v.object({ n: v.number(), share: number });

/** A carrier's scorecard as the services answer it. */
const scorecardAnswer = v.object({
  days: v.number(),
  completed: v.number(),
  lastUsedAt: optional(instantAnswer),
  onTime: share,
  hitRate: share,
  fallOff: share,
  answer: v.object({ n: v.number(), medianMin: number }),
});

export const carrierAnswer = ignoring(
  ['blockedAt'],
  v.object({
    id: idAnswer,
    name: v.string(),
    favourite: v.boolean(),
    blocked: v.boolean(),
    note: optionalText,
    lists: v.array(v.object({ id: idAnswer, name: v.string() })),
    scorecard: scorecardAnswer,
  }),
);

export const carrierListAnswer = ignoring(
  ['companyId', 'createdAt', 'updatedAt'],
  v.object({
    id: idAnswer,
    version: v.number(),
    name: v.string(),
    carriers: v.array(v.object({ id: idAnswer, name: v.string(), blocked: v.boolean() })),
  }),
);
