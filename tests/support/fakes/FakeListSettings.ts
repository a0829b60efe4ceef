import type { ListArrangement, ListSettings } from '../../../src/application/shared/ListSettings.ts';
import type { RoomList } from '../../../src/application/shared/RoomLists.ts';
import type { ListLayout } from '../../../src/domain/list/ListLayout.ts';
import type { SavedView, SavedViewFacts } from '../../../src/domain/list/SavedView.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** How lists are arranged, and their views, in memory. */
export class FakeListSettings implements ListSettings {
  layout: ListLayout = { columns: undefined, density: 'compact' };
  views: readonly SavedView[] = [];
  failure: Outcome<void> = undefined;
  readonly arranged: ListLayout[] = [];
  readonly alerts: { readonly viewId: string; readonly hasAlert: boolean }[] = [];

  async read(_list: RoomList): Promise<ListArrangement> {
    await settle(this.failure);
    return { layout: this.layout, views: this.views };
  }

  async arrange(_list: RoomList, layout: ListLayout): Promise<void> {
    this.arranged.push(layout);
    await settle(this.failure);
    this.layout = layout;
  }

  async add(_list: RoomList, facts: SavedViewFacts): Promise<SavedView> {
    await settle(this.failure);
    const view = { ...facts, id: `view-${this.views.length + 1}`, version: 1, isOwn: true, hasAlert: false };
    this.views = [...this.views, view];
    return view;
  }

  async change({ id, version }: Pick<SavedView, 'id' | 'version'>, facts: SavedViewFacts): Promise<SavedView> {
    await settle(this.failure);
    const view = { ...facts, id, version: version + 1, isOwn: true, hasAlert: false };
    this.views = this.views.map((each) => (each.id === id ? view : each));
    return view;
  }

  async remove({ id }: Pick<SavedView, 'id'>): Promise<void> {
    await settle(this.failure);
    this.views = this.views.filter((each) => each.id !== id);
  }

  async alert(viewId: string, hasAlert: boolean): Promise<void> {
    await settle(this.failure);
    this.alerts.push({ viewId, hasAlert });
    this.views = this.views.map((each) => (each.id === viewId ? { ...each, hasAlert } : each));
  }
}
