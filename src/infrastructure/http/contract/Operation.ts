import type { Contract } from './Contract.ts';

/** A call the services know, such as `GET /api/v1/vehicle/{id}`. */
export type Operation = keyof Contract;

/**
 * `T` with every field named: what may be left out is `undefined` instead, so that a field that is added to the contract and
 * forgotten in an adapter does not compile.
 */
type Named<T> = T extends File
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Named<Item>[]
    : T extends object
      ? { readonly [K in keyof T]-?: Named<T[K]> | (object extends Pick<T, K> ? undefined : never) }
      : T;

/** The JSON that goes with a call. */
export type BodyOf<Op extends Operation> = Contract[Op] extends { readonly body: infer Body } ? Named<Body> : never;
