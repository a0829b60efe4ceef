import type { ServiceIdentifier } from 'inversify';
import type { CarrierList } from '../../domain/carrier/CarrierList.ts';

/** A list as it is entered. */
export interface CarrierListEntry {
  readonly name: string;
  /** Ids. */
  readonly carriers: readonly string[];
}

/** The selected shipper's lists of carriers. A write with an outdated version is refused with 409. */
export interface CarrierLists {
  all(signal?: AbortSignal): Promise<readonly CarrierList[]>;
  add(entry: CarrierListEntry, idempotencyKey: string): Promise<CarrierList>;
  change(id: string, version: number, entry: CarrierListEntry, idempotencyKey: string): Promise<CarrierList>;
  /** A list that an open request asks stays (409). */
  remove(id: string, version: number, idempotencyKey: string): Promise<void>;
  /** Undoes the deletion at this version; its members are on it again. */
  undo(id: string, version: number, idempotencyKey: string): Promise<CarrierList>;
}
export const CarrierLists: ServiceIdentifier<CarrierLists> = Symbol('CarrierLists');
