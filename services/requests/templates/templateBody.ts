import * as v from 'valibot';
import { idAnswer } from '../../fields/idAnswer.ts';
import { instantAnswer } from '../../fields/instantAnswer.ts';
import { plainText } from '../../fields/plainText.ts';
import { requestContent } from '../../freight/request/requestContent.ts';
import { contentAnswer } from '../contentAnswer.ts';

/** A request as it stands on a form, under a name. Its dates, deadline and reference are not kept. */
export const templateBody = v.strictObject({ ...requestContent.entries, name: plainText(80) });

export type TemplateDraft = v.InferOutput<typeof templateBody>;

export const templateAnswer = v.pipe(
  v.object({
    ...v.omit(contentAnswer, ['decisionBy']).entries,
    id: idAnswer,
    createdAt: instantAnswer,
    name: v.string(),
  }),
  v.metadata({ ref: 'ShipmentRequestTemplate' }),
);
