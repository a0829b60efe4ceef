import * as v from 'valibot';
import type { Account } from './Account.ts';
import { callProduct } from './callProduct.ts';

const signedIn = v.object({
  data: v.object({ token: v.string(), user: v.looseObject({ id: v.string(), name: v.string() }) }),
});

/** Starts a session of an account through the auth service. */
export const startSession = async ({ email, password }: Account) => {
  const body = { username: email, password };
  return v.parse(signedIn, await callProduct('/api/v1/login', { method: 'POST', body })).data;
};
