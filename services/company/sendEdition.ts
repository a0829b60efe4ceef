import type { Context } from 'hono';
import { acceptedEncoding } from '../web/acceptedEncoding.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { isKnown } from '../web/isKnown.ts';
import type { DirectoryEdition } from './renderDirectory.ts';

/** Sends the directory, packed where the client takes that, or 304 when the client has this edition already. */
export function sendEdition(c: Context<AppEnv>, edition: DirectoryEdition): Response {
  const isPacked = acceptedEncoding(c.req.header('Accept-Encoding'), ['gzip']) !== undefined;
  const { bytes, etag } = isPacked ? edition.gzip : edition.plain;
  c.header('ETag', etag);
  c.header('Cache-Control', 'no-cache');
  c.header('Vary', 'Accept-Encoding');
  if (isKnown(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
  c.header('Content-Type', 'application/json');
  if (isPacked) c.header('Content-Encoding', 'gzip');
  return c.body(bytes, 200);
}
