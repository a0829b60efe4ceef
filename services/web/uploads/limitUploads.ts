import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../AppEnv.ts';

/** A form without a file is smaller, in bytes. */
const smallestUpload = 64 * 1024;

/**
 * Turns down with 503 a file that comes while too many are being taken already, whichever services those are for. Stands behind
 * the company gate: what strangers send takes nobody's place.
 */
export const limitUploads: MiddlewareHandler<AppEnv> = async (c, next) => {
  const limit = c.get('uploadLimit');
  if (!limit || Number(c.req.header('Content-Length') ?? 0) < smallestUpload) return next();
  return limit(c, next);
};
