import type { ServiceIdentifier } from 'inversify';
import type { Carrier } from '../../domain/carrier/Carrier.ts';
import type { ListView } from '../../domain/list/ListView.ts';
import type { Page } from '../../domain/list/Page.ts';
import type { WriteOptions } from '../shared/WriteOptions.ts';

/** What a shipper says about a carrier; what is left out stays. A note of undefined is taken away. */
export interface CarrierChange {
  readonly favourite?: boolean;
  readonly blocked?: boolean;
  readonly note?: string | undefined;
}

/** An open request that asks one carrier alone. */
export interface SoleRequest {
  readonly id: string;
  readonly reference: string;
}

/** The fleets that the selected shipper can ask. */
export interface CarrierRegister {
  list(view: ListView, signal?: AbortSignal): Promise<Page<Carrier>>;
  read(id: string, signal?: AbortSignal): Promise<Carrier>;
  /** Open requests that ask this carrier alone, at most 20, the one that ends first in front. */
  soleRequests(id: string, signal?: AbortSignal): Promise<readonly SoleRequest[]>;
  /** A carrier that was awarded a request meanwhile, or that an open one asks alone, is not blocked (409). */
  change(id: string, change: CarrierChange, idempotencyKey: string, options?: WriteOptions): Promise<Carrier>;
}
export const CarrierRegister: ServiceIdentifier<CarrierRegister> = Symbol('CarrierRegister');
