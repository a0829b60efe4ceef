import type { ServiceIdentifier } from 'inversify';
import type { CarrierList } from '../../domain/carrier/CarrierList.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import type { CarrierListEntry, CarrierLists } from './CarrierLists.ts';

type Seen = Pick<CarrierList, 'id' | 'version'>;

/** Adds, changes and deletes lists of carriers, and brings them back. Each throws a `Failure`, marks what shows them stale and is safe to retry. */
export interface CarrierListWrites {
  /** `base` is the list being changed; undefined for a new one. */
  readonly save: (entry: CarrierListEntry, base: Seen | undefined) => Promise<CarrierList>;
  readonly remove: (list: Seen) => Promise<void>;
  /** Brings a list back that was deleted at this version. */
  readonly undo: (deleted: Seen) => Promise<CarrierList>;
}
export const CarrierListWrites: ServiceIdentifier<CarrierListWrites> = Symbol('CarrierListWrites');

export const carrierListWrites = (
  lists: CarrierLists,
  keys: IdempotencyKeys,
  changes: RecordChanges,
): CarrierListWrites => ({
  save: (entry, base) =>
    writeAndPublish(changes, ['carriers'], () =>
      keys.once({ carrierList: base?.id, version: base?.version, entry }, (key) =>
        base ? lists.change(base.id, base.version, entry, key) : lists.add(entry, key),
      ),
    ),
  remove: ({ id, version }) =>
    writeAndPublish(changes, ['carriers'], () =>
      keys.once({ carrierList: id, version, removes: true }, (key) => lists.remove(id, version, key)),
    ),
  undo: ({ id, version }) =>
    writeAndPublish(changes, ['carriers'], () =>
      keys.once({ carrierList: id, version, undoes: true }, (key) => lists.undo(id, version, key)),
    ),
});
