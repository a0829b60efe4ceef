import type { Context } from 'hono';
import type { Refusal } from './Refusal.ts';

/** Answers a refusal in the envelope: `{code, message, errors?}`. */
export function refuse(c: Context, refusal: Refusal): Response {
  const { status, message, errors, retryAfterSeconds } = refusal;
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  return c.json({ code: status, message, ...(errors.length > 0 && { errors }) }, status);
}
