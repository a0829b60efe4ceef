import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { uniqueViolation } from '../database/uniqueViolation.ts';
import { lockCarriers } from '../requests/lockCarriers.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';

/** Lists change one after another, and never while a request is being published. */
export const carriersAlone = <Result>(
  { db }: Services,
  { companyId, userId }: Member,
  work: (tx: Transaction<Tables>) => Promise<Result>,
  refuseTakenName: () => Error = () => refusedFields([refusedField('name', 'ofOtherList')]),
): Promise<Result> =>
  inCompany(db, companyId, userId, async (tx) => {
    await lockCarriers(tx, 'alone');
    return work(tx);
  }).catch((error: unknown) => {
    throw uniqueViolation(error) === 'carrier_list_name' ? refuseTakenName() : error;
  });
