import type { Contract } from './Contract.ts';

/** A call the services know, by its method and path: `GET /api/v1/vehicle/{id}`. */
export type Operation = keyof Contract;

/** Those that answer the bytes of a file. */
export type FileOperation = { [Op in Operation]: Contract[Op]['answer'] extends Blob ? Op : never }[Operation];

/** Those that answer JSON in an envelope. */
export type JsonOperation = Exclude<Operation, FileOperation>;

/** What goes with a call of any operation: `params` fills the path, `body` is sent as JSON, `form` as multipart/form-data. */
export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: object;
  readonly form?: object;
}

/** What has to go with a call of this one. */
export type SentWith<Op extends Operation> = {
  readonly [Part in Extract<keyof Contract[Op], 'params' | 'body' | 'form'>]: Named<Contract[Op][Part]>;
} & (object extends QueryOf<Op> ? { readonly query?: QueryOf<Op> } : { readonly query: QueryOf<Op> });

/** What may be left out of a query may also be undefined. */
export type QueryOf<Op extends Operation> = Contract[Op] extends { readonly query: infer Query }
  ? { readonly [K in keyof Query]: Query[K] | (object extends Pick<Query, K> ? undefined : never) }
  : object;

export type BodyOf<Op extends Operation> = Contract[Op] extends { readonly body: infer Body } ? Named<Body> : never;

/** The envelope without its code, which is judged for every answer alike. */
export type AnswerOf<Op extends JsonOperation> = Omit<Contract[Op]['answer'], 'code'>;

/**
 * `T` with every field named: what may be left out is `undefined` instead, so that a field that is added to the contract and
 * forgotten in an adapter does not compile.
 */
type Named<T> = T extends Blob
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Named<Item>[]
    : T extends object
      ? { readonly [K in keyof T]-?: Named<T[K]> | (object extends Pick<T, K> ? undefined : never) }
      : T;
