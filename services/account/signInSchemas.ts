import * as v from 'valibot';
import { idAnswer } from '../fields/idAnswer.ts';
import { plainText } from '../fields/plainText.ts';
import { enteredPassword } from './passwords/enteredPassword.ts';

export const credentials = v.strictObject({
  username: plainText(254),
  password: enteredPassword,
});

export const tokenExchange = v.strictObject({
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(8192)),
  purpose: v.optional(v.picklist(['session', 'handOver']), 'session'),
});

export const signedInUser = v.object({
  id: idAnswer,
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  region: v.nullable(v.string()),
});

/** A session or hand-over token with its user. */
export const signedIn = v.pipe(
  v.object({
    token: v.string(),
    user: signedInUser,
  }),
  v.metadata({ ref: 'SignedIn' }),
);
