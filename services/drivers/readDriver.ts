import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { showDriver } from './showDriver.ts';

export const readDriver = (services: Services, { companyId, userId }: Member, id: string) =>
  inCompany(services.db, companyId, userId, (tx) => showDriver(services, tx, companyId, id));
