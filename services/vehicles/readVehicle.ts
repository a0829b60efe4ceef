import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { showVehicle } from './showVehicle.ts';

export const readVehicle = ({ db, clock }: Services, { companyId, userId }: Member, id: string) =>
  inCompany(db, companyId, userId, (tx) => showVehicle(tx, id, clock.now()));
