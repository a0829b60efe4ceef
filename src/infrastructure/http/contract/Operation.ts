import type { Contract } from './Contract.ts';

/** An operation of the services by method and path, such as `GET /api/v1/vehicle/{id}`. */
export type Operation = keyof Contract;

/** Operations that return a file. */
export type FileOperation = { [Op in Operation]: Contract[Op]['answer'] extends Blob ? Op : never }[Operation];

/** Operations that return JSON in an envelope. */
export type JsonOperation = Exclude<Operation, FileOperation>;

/** What any call may send: `params` fills the path, `body` is sent as JSON, `form` as multipart/form-data. */
export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: object;
  readonly form?: object;
}

/** What a call of this operation must send. */
export type SentWith<Op extends Operation> = {
  readonly [Part in Extract<keyof Contract[Op], 'params' | 'body' | 'form'>]: Named<Contract[Op][Part]>;
} & (object extends QueryOf<Op> ? { readonly query?: QueryOf<Op> } : { readonly query: QueryOf<Op> });

/** Optional query parameters may also be undefined. */
export type QueryOf<Op extends Operation> = Contract[Op] extends { readonly query: infer Query }
  ? { readonly [K in keyof Query]: Query[K] | (object extends Pick<Query, K> ? undefined : never) }
  : object;

export type BodyOf<Op extends Operation> = Contract[Op] extends { readonly body: infer Body } ? Named<Body> : never;

/** The envelope without its code, which is checked for every answer alike. */
export type AnswerOf<Op extends JsonOperation> = Omit<Contract[Op]['answer'], 'code'>;

/**
 * `T` with optional fields required but possibly undefined, so that a field added to the contract and forgotten in an
 * adapter does not compile.
 */
type Named<T> = T extends Blob
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Named<Item>[]
    : T extends object
      ? { readonly [K in keyof T]-?: Named<T[K]> | (object extends Pick<T, K> ? undefined : never) }
      : T;
