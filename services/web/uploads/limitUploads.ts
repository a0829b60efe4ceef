import type { MiddlewareHandler } from 'hono';
import { Unavailable } from '../../Unavailable.ts';
import type { AppEnv } from '../AppEnv.ts';

/** In bytes. Forms without a file are smaller. */
const smallestUpload = 64 * 1024;

/**
 * Limits concurrent uploads across all rooms, shared out by company, with 503. Use it after the company gate, so that strangers
 * cannot take up places.
 */
export const limitUploads: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { uploadPlaces, company } = c.var;
  if (!uploadPlaces || Number(c.req.header('Content-Length') ?? 0) < smallestUpload) return next();
  const place = uploadPlaces.take(company?.id ?? '');
  if (!place) throw new Unavailable('Too many uploads of one company are under way.');
  try {
    return await next();
  } finally {
    place.leave();
  }
};
