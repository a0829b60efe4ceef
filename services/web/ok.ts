import type { Context } from 'hono';

export interface Paging {
  readonly page: number;
  readonly size: number;
  readonly total: number;
}

/** Answers `data` in the envelope every service speaks: `{code, data, paging?}`. */
export function ok(c: Context, data: unknown, options: { status?: 200 | 201; paging?: Paging } = {}): Response {
  const { status = 200, paging } = options;
  return c.json({ code: status, data, ...(paging && { paging }) }, status);
}
