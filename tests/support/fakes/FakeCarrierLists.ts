import type { CarrierListEntry, CarrierLists } from '../../../src/application/carriers/CarrierLists.ts';
import type { CarrierList } from '../../../src/domain/carrier/CarrierList.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Lists of carriers, answered as configured. */
export class FakeCarrierLists implements CarrierLists {
  readonly saved: { readonly id?: string; readonly version?: number; readonly entry: CarrierListEntry }[] = [];
  readonly removed: { readonly id: string; readonly version: number }[] = [];
  readonly undone: { readonly id: string; readonly version: number }[] = [];
  readonly keys: string[] = [];
  lists: Outcome<readonly CarrierList[]> = [];
  /** What a write answers. */
  written: Outcome<CarrierList> = { id: 'list-1', version: 1, name: 'Refrigerated', carriers: [] };
  removal: Outcome<void> = undefined;

  all(): Promise<readonly CarrierList[]> {
    return settle(this.lists);
  }

  add(entry: CarrierListEntry, idempotencyKey: string): Promise<CarrierList> {
    this.saved.push({ entry });
    this.keys.push(idempotencyKey);
    return settle(this.written);
  }

  change(id: string, version: number, entry: CarrierListEntry, idempotencyKey: string): Promise<CarrierList> {
    this.saved.push({ id, version, entry });
    this.keys.push(idempotencyKey);
    return settle(this.written);
  }

  remove(id: string, version: number, idempotencyKey: string): Promise<void> {
    this.removed.push({ id, version });
    this.keys.push(idempotencyKey);
    return settle(this.removal);
  }

  undo(id: string, version: number, idempotencyKey: string): Promise<CarrierList> {
    this.undone.push({ id, version });
    this.keys.push(idempotencyKey);
    return settle(this.written);
  }
}
