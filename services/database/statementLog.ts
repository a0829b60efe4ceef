import type { LogEvent } from 'kysely';
import type { Tracing } from '../tracing/Tracing.ts';

/** What Kysely calls after each statement, to follow it. The values stay behind. */
export const statementLog =
  (tracing: Tracing) =>
  ({ level, query, queryDurationMillis }: LogEvent): void =>
    tracing.statement({ text: query.sql, took: queryDurationMillis, hasFailed: level === 'error' });
