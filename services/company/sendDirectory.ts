import type { Context } from 'hono';
import { acceptedEncoding } from '../web/acceptedEncoding.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { matchesEtag } from '../web/matchesEtag.ts';
import type { RenderedDirectory } from './Directory.ts';

/** Sends the directory, gzipped if accepted, or 304 if the client already has it. */
export function sendDirectory(c: Context<AppEnv>, edition: RenderedDirectory): Response {
  const isGzipped = acceptedEncoding(c.req.header('Accept-Encoding'), ['gzip']) !== undefined;
  const { bytes, etag } = isGzipped ? edition.gzip : edition.plain;
  c.header('ETag', etag);
  c.header('Cache-Control', 'no-cache');
  c.header('Vary', 'Accept-Encoding');
  if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
  c.header('Content-Type', 'application/json');
  if (isGzipped) c.header('Content-Encoding', 'gzip');
  return c.body(bytes, 200);
}
