import { fixedHeaders } from '../fixedHeaders.ts';

const messages = {
  400: 'The request is not right.',
  408: 'The request did not arrive in time.',
  413: 'The request is too large.',
  417: 'What the request expects cannot be met.',
  431: 'The address or the headers are too long.',
  500: 'Something went wrong on our side.',
  503: 'The service is restarting. Try again in a moment.',
} as const;

export type RawStatus = keyof typeof messages;

/** The answer to a request that never reaches the application: the failure envelope with the security headers. */
export function rawAnswer(status: RawStatus) {
  const body = JSON.stringify({ code: status, message: messages[status] });
  const headers = {
    ...fixedHeaders,
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  return { status, headers, body };
}
