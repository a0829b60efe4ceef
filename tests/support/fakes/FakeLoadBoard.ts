import type { Decline, LoadBoard } from '../../../src/application/loads/LoadBoard.ts';
import type { ListView } from '../../../src/domain/list/ListView.ts';
import type { Page } from '../../../src/domain/list/Page.ts';
import type { Load } from '../../../src/domain/load/Load.ts';
import { loadFactory } from '../factories/loadFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Loads, answered as configured. */
export class FakeLoadBoard implements LoadBoard {
  readonly views: ListView[] = [];
  /** Views read for their total alone. */
  readonly countedViews: ListView[] = [];
  readonly declines: { readonly id: string; readonly decline: Decline }[] = [];
  page: Outcome<Page<Load>> = { rows: [], page: 0, size: 25, total: 0 };
  load: Outcome<Load> = loadFactory.build();
  /** How often a load was read. */
  reads = 0;
  declined: Outcome<undefined> = undefined;
  readonly watches: { readonly id: string; readonly isWatched: boolean }[] = [];
  watched: Outcome<undefined> = undefined;

  list(view: ListView): Promise<Page<Load>> {
    (view.size === 1 ? this.countedViews : this.views).push(view);
    return settle(this.page);
  }

  read(): Promise<Load> {
    this.reads += 1;
    return settle(this.load);
  }

  async decline(id: string, decline: Decline): Promise<void> {
    this.declines.push({ id, decline });
    await settle(this.declined);
  }

  async watch(id: string, isWatched: boolean): Promise<void> {
    this.watches.push({ id, isWatched });
    await settle(this.watched);
  }
}
