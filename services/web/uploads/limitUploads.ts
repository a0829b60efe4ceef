import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../AppEnv.ts';

/** In bytes. Forms without a file are smaller. */
const smallestUpload = 64 * 1024;

/**
 * Limits concurrent uploads across all rooms, with 503. Use it after the company gate, so that strangers cannot take up places.
 */
export const limitUploads: MiddlewareHandler<AppEnv> = async (c, next) => {
  const limit = c.get('uploadLimit');
  if (!limit || Number(c.req.header('Content-Length') ?? 0) < smallestUpload) return next();
  return limit(c, next);
};
