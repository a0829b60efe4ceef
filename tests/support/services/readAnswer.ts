import * as v from 'valibot';
import { becauseAnswer } from '../../../services/web/problems/becauseAnswer.ts';
import { fieldErrorAnswer } from '../../../services/web/problems/fieldErrorAnswer.ts';
import { refusalReasons } from '../../../services/web/RefusalReason.ts';

const fieldError = v.strictObject({
  ...fieldErrorAnswer.entries,
  because: v.exactOptional(v.strictObject(becauseAnswer.entries)),
});

/** An answer's envelope as received; the test checks `data`. */
const envelope = v.strictObject({
  code: v.number(),
  message: v.optional(v.string()),
  reason: v.optional(v.picklist(refusalReasons)),
  errors: v.optional(v.array(fieldError)),
  data: v.optional(v.any()),
  paging: v.optional(v.strictObject({ page: v.number(), size: v.number(), total: v.number() })),
});

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: v.InferOutput<typeof envelope>;
}

/** An answer of the services, its envelope checked. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const body = v.parse(envelope, text === '' ? { code: response.status } : JSON.parse(text));
  return { status: response.status, headers: response.headers, text, body };
}
