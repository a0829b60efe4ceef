import type { PlaceBook } from '../../../src/application/places/PlaceBook.ts';
import type { ListView } from '../../../src/domain/list/ListView.ts';
import type { Page } from '../../../src/domain/list/Page.ts';
import type { Place } from '../../../src/domain/place/Place.ts';
import type { PlaceFacts } from '../../../src/domain/place/placeFields.ts';
import { bookedPlaceFactory } from '../factories/bookedPlaceFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** A place book, answered as configured. */
export class FakePlaceBook implements PlaceBook {
  readonly views: ListView[] = [];
  readonly saved: { readonly id?: string; readonly version?: number; readonly facts: PlaceFacts }[] = [];
  readonly removed: { readonly id: string; readonly version: number }[] = [];
  readonly undone: { readonly id: string; readonly version: number }[] = [];
  readonly keys: string[] = [];
  page: Outcome<Page<Place>> = { rows: [], page: 0, size: 25, total: 0 };
  /** What a write answers; what was sent if it is left out. */
  written: Outcome<Place> | undefined;

  list(view: ListView): Promise<Page<Place>> {
    this.views.push(view);
    return settle(this.page);
  }

  add(facts: PlaceFacts, idempotencyKey: string): Promise<Place> {
    this.saved.push({ facts });
    this.keys.push(idempotencyKey);
    return settle(this.written ?? bookedPlaceFactory.build(facts));
  }

  change(id: string, version: number, facts: PlaceFacts, idempotencyKey: string): Promise<Place> {
    this.saved.push({ id, version, facts });
    this.keys.push(idempotencyKey);
    return settle(this.written ?? bookedPlaceFactory.build({ ...facts, id, version: version + 1 }));
  }

  remove(id: string, version: number, idempotencyKey: string): Promise<void> {
    this.removed.push({ id, version });
    this.keys.push(idempotencyKey);
    return Promise.resolve();
  }

  undo(id: string, version: number, idempotencyKey: string): Promise<Place> {
    this.undone.push({ id, version });
    this.keys.push(idempotencyKey);
    return settle(this.written ?? bookedPlaceFactory.build({ id, version: version + 1 }));
  }
}
