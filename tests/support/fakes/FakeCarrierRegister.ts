import type { CarrierChange, CarrierRegister, SoleRequest } from '../../../src/application/carriers/CarrierRegister.ts';
import type { Carrier } from '../../../src/domain/carrier/Carrier.ts';
import type { ListView } from '../../../src/domain/list/ListView.ts';
import type { Page } from '../../../src/domain/list/Page.ts';
import { carrierFactory } from '../factories/carrierFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Carriers, answered as configured. */
export class FakeCarrierRegister implements CarrierRegister {
  readonly views: ListView[] = [];
  readonly changes: { readonly id: string; readonly change: CarrierChange }[] = [];
  readonly keys: string[] = [];
  page: Outcome<Page<Carrier>> = { rows: [], page: 0, size: 25, total: 0 };
  carrier: Outcome<Carrier> = carrierFactory.build();
  alone: Outcome<readonly SoleRequest[]> = [];
  /** What a change answers. */
  changed: Outcome<Carrier> = carrierFactory.build();

  list(view: ListView): Promise<Page<Carrier>> {
    this.views.push(view);
    return settle(this.page);
  }

  read(): Promise<Carrier> {
    return settle(this.carrier);
  }

  soleRequests(): Promise<readonly SoleRequest[]> {
    return settle(this.alone);
  }

  change(id: string, change: CarrierChange, idempotencyKey: string): Promise<Carrier> {
    this.changes.push({ id, change });
    this.keys.push(idempotencyKey);
    return settle(this.changed);
  }
}
