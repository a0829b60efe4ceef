import * as v from 'valibot';

const message = 'must be a phone number with its country code, such as +49 151 2345678';

/** A phone number as E.164; spaces, dashes, dots, parentheses and a leading 00 for + are understood. */
export const phoneField = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.maxLength(40),
  v.transform((typed) => typed.replaceAll(/[\s().-]/g, '').replace(/^00/, '+')),
  v.regex(/^\+[1-9]\d{6,14}$/, message),
);
