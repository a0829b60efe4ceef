import type { Member } from '../../companies/Member.ts';
import { inCompany } from '../../database/inCompany.ts';
import type { Services } from '../../Services.ts';
import { showDriver } from './showDriver.ts';

export const readDriver = ({ db, clock }: Services, { companyId, userId }: Member, id: string) =>
  inCompany(db, companyId, userId, (tx) => showDriver(tx, id, clock.now()));
