import type { Context } from 'hono';
import type { AppEnv } from './AppEnv.ts';

/** The user and sign-in of a request behind `authenticate` or `companyGate`. */
export function signedInOf(c: Context<AppEnv>): NonNullable<AppEnv['Variables']['signedIn']> {
  const { signedIn } = c.var;
  if (!signedIn) throw new Error('signedInOf is for routes behind authenticate or companyGate');
  return signedIn;
}
