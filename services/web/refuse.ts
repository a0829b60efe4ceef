import type { Context } from 'hono';
import type { Refusal } from './Refusal.ts';

/** Answers a refusal in the failure envelope `{code, message, reason?, errors?}`. */
export function refuse(c: Context, refusal: Refusal): Response {
  const { status, message, reason, errors, retryAfterSeconds } = refusal;
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  return c.json({ code: status, message, ...(reason && { reason }), ...(errors.length > 0 && { errors }) }, status);
}
