import type { Transaction } from 'kysely';
import { companyNames } from '../requests/companyNames.ts';
import type { Party } from '../shipments/partyOf.ts';
import type { Tables } from '../Tables.ts';
import type { Case } from './Case.ts';
import type { ReportAsked } from './ReportAsked.ts';
import type { ReportKind } from './ReportKind.ts';

/** The cases of a report, and the names of the other parties in them. */
export async function readCases<Each extends Case>(
  { read }: Pick<ReportKind<Each>, 'read'>,
  tx: Transaction<Tables>,
  party: Party,
  asked: ReportAsked,
  now: number,
) {
  const cases = await read(tx, party, asked, now);
  const partyIds = new Set(cases.map(({ partyId }) => partyId));
  partyIds.delete('');
  return { cases, names: await companyNames(tx, [...partyIds]) };
}
