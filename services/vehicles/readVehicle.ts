import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { findVehicleAnswer } from './findVehicleAnswer.ts';

export const readVehicle = ({ db, clock }: Services, { companyId, userId }: Member, id: string) =>
  inCompany(db, companyId, userId, (tx) => findVehicleAnswer(tx, id, clock.now()));
