import type { RequestRegister } from '../../../src/application/requests/RequestRegister.ts';
import type { ListView } from '../../../src/domain/list/ListView.ts';
import type { Page } from '../../../src/domain/list/Page.ts';
import type { AlikeRequest } from '../../../src/domain/request/AlikeRequest.ts';
import type { RequestCounts } from '../../../src/domain/request/RequestCounts.ts';
import type { RequestEntry } from '../../../src/domain/request/parseRequest.ts';
import type { RequestStatus } from '../../../src/domain/request/RequestStatus.ts';
import type { ShipmentRequest } from '../../../src/domain/request/ShipmentRequest.ts';
import { requestFactory } from '../factories/requestFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

interface SeenMove {
  readonly id: string;
  readonly version: number;
  readonly to: RequestStatus;
  readonly reason?: string | undefined;
  readonly key: string;
}

/** A shipper's requests. Answers as configured and records what was asked. */
export class FakeRequestRegister implements RequestRegister {
  readonly views: ListView[] = [];
  /** Views read for their total alone. */
  readonly countedViews: ListView[] = [];
  readonly added: { readonly entry: RequestEntry; readonly publish: boolean; readonly key: string }[] = [];
  readonly changed: {
    readonly id: string;
    readonly version: number;
    readonly entry: RequestEntry;
    readonly publish: boolean;
    readonly key: string;
  }[] = [];
  readonly moved: SeenMove[] = [];
  readonly removed: { readonly id: string; readonly version: number; readonly key: string }[] = [];
  readonly soughtKeys: string[] = [];
  readonly undone: { readonly id: string; readonly version: number; readonly key: string }[] = [];
  page: Outcome<Page<ShipmentRequest>> = { rows: [], page: 0, size: 25, total: 0 };
  request: Outcome<ShipmentRequest> = requestFactory.build();
  /** What is found by a posting key. */
  alike: Outcome<AlikeRequest | undefined>;
  counts: Outcome<RequestCounts> = {
    draft: 0,
    open: 0,
    awarded: 0,
    withdrawn: 0,
    expired: 0,
    cancelled: 0,
    toDecide: 0,
    unanswered: 0,
    endingSoon: 0,
    uncovered: 0,
  };
  /** The result of writes, by default the request. */
  written: Outcome<ShipmentRequest> | undefined;

  list(view: ListView): Promise<Page<ShipmentRequest>> {
    (view.size === 1 ? this.countedViews : this.views).push(view);
    return settle(this.page);
  }

  count(): Promise<RequestCounts> {
    return settle(this.counts);
  }

  read(): Promise<ShipmentRequest> {
    return settle(this.request);
  }

  findAlike(key: string): Promise<AlikeRequest | undefined> {
    this.soughtKeys.push(key);
    return settle(this.alike);
  }

  add(entry: RequestEntry, publish: boolean, key: string): Promise<ShipmentRequest> {
    this.added.push({ entry, publish, key });
    return settle(this.written ?? this.request);
  }

  change(id: string, version: number, entry: RequestEntry, publish: boolean, key: string): Promise<ShipmentRequest> {
    this.changed.push({ id, version, entry, publish, key });
    return settle(this.written ?? this.request);
  }

  publish(id: string, version: number, key: string): Promise<ShipmentRequest> {
    return this.#move({ id, version, to: 'open', key });
  }

  withdraw(id: string, version: number, key: string): Promise<ShipmentRequest> {
    return this.#move({ id, version, to: 'withdrawn', key });
  }

  cancel(id: string, version: number, reason: string | undefined, key: string): Promise<ShipmentRequest> {
    return this.#move({ id, version, to: 'cancelled', reason, key });
  }

  async remove(id: string, version: number, key: string): Promise<void> {
    this.removed.push({ id, version, key });
    await settle(this.written ?? this.request);
  }

  undo(id: string, version: number, key: string): Promise<ShipmentRequest> {
    this.undone.push({ id, version, key });
    return settle(this.written ?? this.request);
  }

  #move(move: SeenMove): Promise<ShipmentRequest> {
    this.moved.push(move);
    return settle(this.written ?? this.request);
  }
}
