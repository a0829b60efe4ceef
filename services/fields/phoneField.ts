import * as v from 'valibot';
import { boundedText } from './boundedText.ts';
import { maxCharacters } from './maxCharacters.ts';
import { normalisePhone } from './normalisePhone.ts';
import { problem } from '../web/problems/problem.ts';

/** A phone number, converted to E.164 (`normalisePhone`). */
export const phoneField = v.pipe(
  boundedText(40),
  v.trim(),
  v.nonEmpty(),
  maxCharacters(40),
  v.transform(normalisePhone),
  v.regex(/^\+[1-9]\d{6,14}$/, problem('notAPhone')),
);
