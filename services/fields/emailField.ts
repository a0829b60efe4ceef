import * as v from 'valibot';
import { readEmail } from './readEmail.ts';
import { problem } from '../web/problems/problem.ts';

/** An email address as it is kept (`readEmail`), in the OpenAPI document as the text it is typed as. */
export const emailField = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.rawTransform(({ dataset, addIssue, NEVER }): string => {
    const email = readEmail(dataset.value);
    if (email !== undefined) return email;
    addIssue({ message: problem('notAnEmail') });
    return NEVER;
  }),
);
