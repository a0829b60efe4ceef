import type { ServiceIdentifier } from 'inversify';
import type { ListView } from '../../domain/list/ListView.ts';
import type { Page } from '../../domain/list/Page.ts';
import type { Place } from '../../domain/place/Place.ts';
import type { PlaceFacts } from '../../domain/place/placeFields.ts';

/** The selected shipper's own places, at most 5,000. A write with an outdated version is refused with 409. */
export interface PlaceBook {
  list(view: ListView, signal?: AbortSignal): Promise<Page<Place>>;
  add(facts: PlaceFacts, idempotencyKey: string): Promise<Place>;
  change(id: string, version: number, facts: PlaceFacts, idempotencyKey: string): Promise<Place>;
  remove(id: string, version: number, idempotencyKey: string): Promise<void>;
  /** Undoes the deletion at this version. */
  undo(id: string, version: number, idempotencyKey: string): Promise<Place>;
}
export const PlaceBook: ServiceIdentifier<PlaceBook> = Symbol('PlaceBook');
