import type { LogFields } from './Log.ts';

/**
 * Name, code and stack of an error and its cause. Messages from PostgreSQL and mail services are left out, because they may
 * quote user input.
 */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const { cause } = error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    message: messageOf(error),
    code: detail(error, 'code'),
    ...(cause instanceof Error && {
      cause: cause.name,
      causeMessage: messageOf(cause),
      causeCode: detail(cause, 'code'),
      responseCode: detail(cause, 'responseCode'),
    }),
    stack: frames
      .slice(0, 12)
      .map((line) => line.trim())
      .join(' | '),
  };
}

const messageOf = (error: Error): string | undefined =>
  'severity' in error || 'responseCode' in error ? undefined : error.message;

function detail(error: Error, name: 'code' | 'responseCode'): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
