import type { ServiceIdentifier } from 'inversify';
import type { ListView } from '../../domain/list/ListView.ts';
import type { Page } from '../../domain/list/Page.ts';
import type { AlikeRequest } from '../../domain/request/AlikeRequest.ts';
import type { RequestEntry } from '../../domain/request/parseRequest.ts';
import type { RequestCounts } from '../../domain/request/RequestCounts.ts';
import type { ShipmentRequest } from '../../domain/request/ShipmentRequest.ts';
import type { WriteOptions } from '../shared/WriteOptions.ts';

/** What the selected company, a shipper, wants carried. A write with an outdated version is refused with 409. */
export interface RequestRegister {
  list(view: ListView, signal?: AbortSignal): Promise<Page<ShipmentRequest>>;
  count(signal: AbortSignal): Promise<RequestCounts>;
  read(id: string, signal?: AbortSignal): Promise<ShipmentRequest>;
  /** The latest open request with this `postingKey`, of those published within a day. */
  findAlike(key: string, signal: AbortSignal): Promise<AlikeRequest | undefined>;
  /** `publish` opens it at once. Refused naming every broken rule. */
  add(entry: RequestEntry, publish: boolean, idempotencyKey: string): Promise<ShipmentRequest>;
  change(
    id: string,
    version: number,
    entry: RequestEntry,
    publish: boolean,
    idempotencyKey: string,
    options?: WriteOptions,
  ): Promise<ShipmentRequest>;
  /** Opens a draft, or one that was withdrawn or has expired. Refused naming every broken rule. */
  publish(id: string, version: number, idempotencyKey: string, options?: WriteOptions): Promise<ShipmentRequest>;
  withdraw(id: string, version: number, idempotencyKey: string, options?: WriteOptions): Promise<ShipmentRequest>;
  /** Ends it for good. */
  cancel(id: string, version: number, reason: string | undefined, idempotencyKey: string): Promise<ShipmentRequest>;
  /** Deletes a draft. What was ever open stays on record. */
  remove(id: string, version: number, idempotencyKey: string, options?: WriteOptions): Promise<void>;
  /** Undoes the deletion at this version, or the later deadline that left it. */
  undo(id: string, version: number, idempotencyKey: string, options?: WriteOptions): Promise<ShipmentRequest>;
}
export const RequestRegister: ServiceIdentifier<RequestRegister> = Symbol('RequestRegister');
