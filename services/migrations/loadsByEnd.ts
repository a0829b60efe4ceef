import { statements } from './statements.ts';

/** A process that starts reads the open loads that are not over. Those that ended without an award stay open in the table, more every day. */
export const loadsByEnd = statements(
  `drop index load_open`,
  `create index load_open on load (ends_at, id) where is_open`,
);
