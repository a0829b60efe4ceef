import type { ServiceIdentifier } from 'inversify';
import type { RequestEntry } from '../../domain/request/parseRequest.ts';
import type { RequestTemplate } from '../../domain/request/RequestTemplate.ts';

/** The selected shipper's templates. A company keeps a hundred, and gives a name once. */
export interface RequestTemplates {
  /** By name. */
  all(signal?: AbortSignal): Promise<readonly RequestTemplate[]>;
  /** Keeps a request without its dates, deadline and reference. A name that is taken is refused (422 at `name`). */
  add(name: string, entry: RequestEntry, idempotencyKey: string): Promise<RequestTemplate>;
  remove(id: string, idempotencyKey: string): Promise<void>;
  /** Undoes its deletion. */
  undo(id: string, idempotencyKey: string): Promise<RequestTemplate>;
}
export const RequestTemplates: ServiceIdentifier<RequestTemplates> = Symbol('RequestTemplates');
