import { statements } from './statements.ts';

/** An answer is kept in the commit of its work: there are no claims without one any more. */
export const keptAnswers = statements(
  `delete from idempotency_key where status is null or answer is null`,
  `alter table idempotency_key alter status set not null, alter answer set not null`,
);
