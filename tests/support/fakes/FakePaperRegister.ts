import type { PaperRegister } from '../../../src/application/papers/PaperRegister.ts';
import type { ListView } from '../../../src/domain/list/ListView.ts';
import type { Page } from '../../../src/domain/list/Page.ts';
import type { Paper } from '../../../src/domain/paper/Paper.ts';
import type { PaperCounts } from '../../../src/domain/paper/PaperCounts.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Papers that need attention, answered as configured. */
export class FakePaperRegister implements PaperRegister {
  readonly views: ListView[] = [];
  /** Views read for their total alone. */
  readonly countedViews: ListView[] = [];
  page: Outcome<Page<Paper>> = { rows: [], page: 0, size: 25, total: 0 };
  counts: Outcome<PaperCounts> = { expired: 0, missing: 0, expiring: 0 };

  list(view: ListView): Promise<Page<Paper>> {
    (view.size === 1 ? this.countedViews : this.views).push(view);
    return settle(this.page);
  }

  count(): Promise<PaperCounts> {
    return settle(this.counts);
  }
}
