import type { Context } from 'hono';
import type { AppEnv } from '../web/AppEnv.ts';
import type { Member } from './Member.ts';

/** Who acts for which company, on a route behind `companyGate`. */
export function memberOf(c: Context<AppEnv>): Member {
  const { user, company } = c.var;
  if (!user || !company) throw new Error('memberOf is for routes behind companyGate');
  return { userId: user.id, companyId: company.id };
}
