import type { Context } from 'hono';
import type { AppEnv } from '../web/AppEnv.ts';
import { signedInOf } from '../web/signedInOf.ts';
import type { Member } from './Member.ts';

/** The user and company of a request behind `companyGate`. */
export function memberOf(c: Context<AppEnv>): Member {
  const { company } = c.var;
  if (!company) throw new Error('memberOf is for routes behind companyGate');
  return { userId: signedInOf(c).userId, companyId: company.id };
}
