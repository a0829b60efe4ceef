import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { findDriverAnswer } from './findDriverAnswer.ts';

export const readDriver = (services: Services, { companyId, userId }: Member, id: string) =>
  inCompany(services.db, companyId, userId, (tx) => findDriverAnswer(services, tx, companyId, id));
