import type { ServiceIdentifier } from 'inversify';
import { parsePlace } from '../../domain/place/parsePlace.ts';
import type { Place } from '../../domain/place/Place.ts';
import type { PlaceDraft, PlacePath } from '../../domain/place/placeFields.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { removeAtOnce } from '../shared/removeAtOnce.ts';
import type { Saved } from '../shared/Saved.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import type { PlaceBook } from './PlaceBook.ts';

type Seen = Pick<Place, 'id' | 'version'>;

/** Adds, changes and deletes places of the book, and brings them back. Each throws a `Failure`, marks the requests stale and is safe to retry. */
export interface PlaceWrites {
  /** `base` is the place being changed; undefined for a new one. */
  readonly save: (draft: PlaceDraft, base: Seen | undefined) => Promise<Saved<Place, PlacePath>>;
  /** Deletes a place without asking. Requests keep what they were given from it. */
  readonly remove: (place: Seen) => Promise<void>;
  /** Brings a place back that was deleted at this version. */
  readonly undo: (deleted: Seen) => Promise<Place>;
}
export const PlaceWrites: ServiceIdentifier<PlaceWrites> = Symbol('PlaceWrites');

export const placeWrites = (book: PlaceBook, keys: IdempotencyKeys, changes: RecordChanges): PlaceWrites => ({
  save: async (draft, base) => {
    const facts = parsePlace(draft);
    if (!facts.ok) return { kind: 'invalid', problems: facts.problems };
    const { value } = facts;
    const record = await writeAndPublish(changes, ['requests'], () =>
      keys.once({ place: base?.id, version: base?.version, facts: value }, (key) =>
        base ? book.change(base.id, base.version, value, key) : book.add(value, key),
      ),
    );
    return { kind: 'done', record };
  },
  remove: ({ id, version }) =>
    removeAtOnce(changes, {
      id,
      lists: ['requests'],
      remove: () => keys.once({ place: id, version, removes: true }, (key) => book.remove(id, version, key)),
    }),
  undo: ({ id, version }) =>
    writeAndPublish(changes, ['requests'], () =>
      keys.once({ place: id, version, undoes: true }, (key) => book.undo(id, version, key)),
    ),
});
