import * as v from 'valibot';
import { idAnswer, ignoring, optionalText } from '../answers.ts';
import { scorecardAnswer } from '../freight/scorecardAnswer.ts';

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

export const soleRequestAnswer = v.object({ id: idAnswer, reference: v.string() });
