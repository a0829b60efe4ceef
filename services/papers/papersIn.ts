import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

/** The papers of a company, or only those of its vehicles or drivers. */
export interface PaperScope {
  readonly companyId: string;
  readonly subject?: 'vehicle' | 'driver' | undefined;
}

export function papersIn(tx: Transaction<Tables>, { companyId, subject }: PaperScope) {
  const every = tx.selectFrom('paper').where('company_id', '=', companyId);
  return subject === undefined ? every : every.where('subject', '=', subject);
}
