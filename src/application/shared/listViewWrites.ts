import type { ServiceIdentifier } from 'inversify';
import type { SavedView, SavedViewFacts } from '../../domain/list/SavedView.ts';
import type { Dialogs, Question } from './Dialogs.ts';
import type { IdempotencyKeys } from './IdempotencyKeys.ts';
import type { ListSettings } from './ListSettings.ts';
import type { RoomList } from './RoomLists.ts';

/** Writes to the saved views of a list. Each throws a `Failure`; safe to retry. */
export interface ListViewWrites {
  /** Changes `base`, or saves a new view without one. */
  readonly save: (list: RoomList, facts: SavedViewFacts, base: SavedView | undefined) => Promise<SavedView>;
  /** Deletes a view after asking; returns whether it did. */
  readonly remove: (view: SavedView, question: Question) => Promise<boolean>;
  /** Lets the user hear of new records that match a view, or ends that. */
  readonly alert: (viewId: string, isOn: boolean) => Promise<void>;
}
export const ListViewWrites: ServiceIdentifier<ListViewWrites> = Symbol('ListViewWrites');

export const listViewWrites = (settings: ListSettings, keys: IdempotencyKeys, dialogs: Dialogs): ListViewWrites => ({
  save: (list, facts, base) =>
    keys.once({ list, facts, view: base?.id, version: base?.version }, (key) =>
      base ? settings.change(base, facts, key) : settings.add(list, facts, key),
    ),
  remove: async (view, question) => {
    if (!(await dialogs.ask(question))) return false;
    await settings.remove(view);
    return true;
  },
  alert: (viewId, isOn) => keys.once({ alertOf: viewId, isOn }, (key) => settings.alert(viewId, isOn, key)),
});
