import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { notFound } from '../web/notFound.ts';
import { toStatementRecord } from './toStatements.ts';

/** A statement of either party, by the id of its shipment. */
export const findStatement = ({ db, clock }: Services, { companyId, userId }: Member, id: string) =>
  inCompany(db, companyId, userId, async (tx) => {
    const row = await tx.selectFrom('statement').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound();
    return toStatementRecord(tx, row, companyId, clock.now());
  });
