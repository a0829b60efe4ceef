import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { findRequest } from './findRequest.ts';

/** A request of the caller's company, in a transaction of its own. */
export const readRequest = ({ db, clock }: Services, { companyId, userId }: Member, id: string) =>
  inCompany(db, companyId, userId, (tx) => findRequest(tx, id, clock.now()));
