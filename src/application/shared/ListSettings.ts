import type { ServiceIdentifier } from 'inversify';
import type { ListLayout } from '../../domain/list/ListLayout.ts';
import type { SavedView, SavedViewFacts } from '../../domain/list/SavedView.ts';
import type { RoomList } from './RoomLists.ts';

/** How the user has arranged a list in the selected company, and the views they may open, by name. */
export interface ListArrangement {
  readonly layout: ListLayout;
  readonly views: readonly SavedView[];
}

/** Keeps for each person how they have arranged a list, and the views they saved of it. Throws `Failure`s. */
export interface ListSettings {
  read(list: RoomList, signal?: AbortSignal): Promise<ListArrangement>;
  arrange(list: RoomList, layout: ListLayout): Promise<void>;
  add(list: RoomList, facts: SavedViewFacts, idempotencyKey: string): Promise<SavedView>;
  /** Throws a stale failure when the view has changed since it was read. */
  change(view: Pick<SavedView, 'id' | 'version'>, facts: SavedViewFacts, idempotencyKey: string): Promise<SavedView>;
  /** Throws a stale failure when the view has changed since it was read. */
  remove(view: Pick<SavedView, 'id' | 'version'>): Promise<void>;
  /** Lets the user hear of new records that match a view, or ends that. */
  alert(viewId: string, isOn: boolean, idempotencyKey: string): Promise<void>;
}
export const ListSettings: ServiceIdentifier<ListSettings> = Symbol('ListSettings');
