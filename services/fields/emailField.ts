import * as v from 'valibot';
import { boundedText } from './boundedText.ts';
import { parseEmail } from './parseEmail.ts';
import { problem } from '../web/problems/problem.ts';

/** An email address in normal form (`parseEmail`). In the OpenAPI document it is the text as typed. */
export const emailField = v.pipe(
  boundedText(254),
  v.trim(),
  v.nonEmpty(),
  v.rawTransform(({ dataset, addIssue, NEVER }): string => {
    const email = parseEmail(dataset.value);
    if (email !== undefined) return email;
    addIssue({ message: problem('notAnEmail') });
    return NEVER;
  }),
);
