import type { Context } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import type { Envelope, Paging } from './described.ts';

/** A route with a typed answer (`described`). */
export interface Route {
  readonly out: { readonly answer: Envelope };
}

/** What a route answers with. */
export type DataOf<R extends Route> = R['out']['answer']['data'];

/** A value that serialises to `T`: Date is allowed for string. */
export type BeforeJson<T> = T extends string
  ? string extends T
    ? T | Date
    : T
  : T extends object
    ? { readonly [K in keyof T]: BeforeJson<T[K]> }
    : T;

/** `Given`, with `never` for undescribed fields, so that no column leaks by accident. */
export type Exactly<Given, Told> = Given extends object
  ? Given extends Date
    ? Given
    : Told extends object
      ? { [K in keyof Given]: K extends keyof Told ? Exactly<Given[K], Told[K]> : never }
      : never
  : Given;

/** Further arguments: a status other than 200, and the paging of a list. */
type Beside<Answer extends Envelope> = (Answer['code'] extends 201 ? { readonly status: 201 } : unknown) &
  (Answer extends { readonly paging: Paging } ? { readonly paging: Paging } : unknown);

/** Answers `data` in the envelope `{code, data, paging?}`, exactly as the route's description says. */
export function ok<Path extends string, R extends Route, Given extends BeforeJson<DataOf<R>>>(
  c: Context<AppEnv, Path, R>,
  data: Given & Exactly<Given, DataOf<R>>,
  ...[beside]: unknown extends Beside<R['out']['answer']> ? [] : [Beside<R['out']['answer']>]
): Response {
  const { status = 200, paging }: { readonly status?: 200 | 201; readonly paging?: Paging } = beside ?? {};
  return c.json({ code: status, data, ...(paging && { paging }) }, status);
}
