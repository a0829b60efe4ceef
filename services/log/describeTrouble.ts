import type { LogFields } from './Log.ts';

/**
 * Kind, code and place of an error. The message is left out where it may quote what a user sent: PostgreSQL's messages do.
 */
export function describeTrouble(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const fromDatabase = 'severity' in error;
  const code = 'code' in error ? String(error.code) : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    message: fromDatabase ? undefined : error.message,
    code,
    stack: frames
      .slice(0, 12)
      .map((line) => line.trim())
      .join(' | '),
  };
}
