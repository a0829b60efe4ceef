import type { QueryExecutorProvider } from 'kysely';
import { setCompany } from './setCompany.ts';

interface Companies {
  /** Whose transaction it is. */
  readonly own: string;
  readonly other: string;
}

/**
 * Does something in a company's transaction as another company, whose rows it cannot reach, and then goes on as itself. If it throws, the
 * transaction is over anyway.
 */
export async function asOtherCompany<Result>(
  tx: QueryExecutorProvider,
  { own, other }: Companies,
  work: () => Promise<Result>,
): Promise<Result> {
  await setCompany(tx, other);
  const done = await work();
  await setCompany(tx, own);
  return done;
}
