import { STATUS_CODES } from 'node:http';
import type { rawAnswer } from './rawAnswer.ts';

/** An answer as it goes over the wire. */
export function rawText({ status, headers, body }: ReturnType<typeof rawAnswer>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
