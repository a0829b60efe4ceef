import * as v from 'valibot';
import { maxCharacters } from './maxCharacters.ts';
import { normalisePhone } from './normalisePhone.ts';

const message = 'must be a phone number with its country code, such as +49 151 2345678';

/** A phone number as E.164, however it is grouped (`normalisePhone`). */
export const phoneField = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  maxCharacters(40),
  v.transform(normalisePhone),
  v.regex(/^\+[1-9]\d{6,14}$/, message),
);
