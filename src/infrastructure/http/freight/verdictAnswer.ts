import * as v from 'valibot';
import { reasonCodes } from '../../../domain/verdict/Reason.ts';
import { listAnswer } from '../listAnswer.ts';

const measure = v.union([v.number(), v.array(v.string()), v.object({ min: v.number(), max: v.number() })]);

export const reasonAnswer = v.object({
  code: v.picklist(reasonCodes),
  severity: v.picklist(['block', 'warn']),
  of: v.exactOptional(v.picklist(['vehicle', 'trailer', 'driver'])),
  has: v.exactOptional(measure),
  needs: v.exactOptional(measure),
  until: v.exactOptional(v.string()),
});

/** Whether a combination can do a task. A reason with a code that is not known yet is left out. */
export const verdictAnswer = v.object({ fits: v.boolean(), reasons: listAnswer(reasonAnswer) });
