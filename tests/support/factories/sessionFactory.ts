import { Factory } from 'fishery';
import type { Session } from '../../../src/domain/session/Session.ts';
import { companyFactory } from './companyFactory.ts';
import { userFactory } from './userFactory.ts';

/** A session with a selected company. */
export const sessionFactory = Factory.define<Session>(({ sequence, params }) => ({
  token: `stored-token-${sequence}`,
  user: userFactory.build(params.user ?? {}),
  company: companyFactory.build(params.company ?? {}),
}));
