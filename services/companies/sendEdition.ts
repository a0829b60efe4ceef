import type { Context } from 'hono';
import type { AppEnv } from '../web/AppEnv.ts';
import type { DirectoryEdition } from './renderDirectory.ts';

/** Sends the directory, packed where the client takes that, or 304 when the client has this edition already. */
export function sendEdition(c: Context<AppEnv>, edition: DirectoryEdition): Response {
  const isPacked = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(c.req.header('Accept-Encoding') ?? '');
  const { bytes, etag } = isPacked ? edition.gzip : edition.plain;
  c.header('ETag', etag);
  c.header('Cache-Control', 'no-cache');
  c.header('Vary', 'Accept-Encoding');
  if (knows(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
  c.header('Content-Type', 'application/json');
  if (isPacked) c.header('Content-Encoding', 'gzip');
  return c.body(bytes, 200);
}

const knows = (known: string | undefined, etag: string): boolean =>
  (known ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
