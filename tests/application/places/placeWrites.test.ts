import { expect, it } from 'vitest';
import { placeWrites } from '../../../src/application/places/placeWrites.ts';
import { placeDraft } from '../../../src/domain/place/placeDraft.ts';
import { bookedPlaceFactory } from '../../support/factories/bookedPlaceFactory.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakePlaceBook } from '../../support/fakes/FakePlaceBook.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';

const place = bookedPlaceFactory.build({ id: 'p1', version: 3 });
const open = () => {
  const [book, keys, changes] = [new FakePlaceBook(), new FakeIdempotencyKeys(), new FakeRecordChanges()];
  return { book, keys, changes, ...placeWrites(book, keys, changes) };
};

it('a place is added, and changed over the version that was seen', async () => {
  const { book, changes, save } = open();
  expect(await save(placeDraft(place), undefined)).toMatchObject({ kind: 'done', record: { name: place.name } });
  await save(placeDraft(place), place);
  expect(book.saved).toMatchObject([{ facts: { city: 'Köln' } }, { id: 'p1', version: 3, facts: { city: 'Köln' } }]);
  expect(changes.told).toEqual([{ lists: ['requests'] }, { lists: ['requests'] }]);
});

it('a place with mistakes is not sent', async () => {
  const { book, save } = open();
  expect(await save({ ...placeDraft(place), name: ' ' }, undefined)).toEqual({
    kind: 'invalid',
    problems: { name: { code: 'required' } },
  });
  expect(book.saved).toEqual([]);
});

it('a place is deleted, and brought back by the version it had', async () => {
  const { book, changes, remove, undo } = open();
  await remove(place);
  expect(await undo(place)).toMatchObject({ id: 'p1', version: 4 });
  expect([book.removed, book.undone]).toEqual([[{ id: 'p1', version: 3 }], [{ id: 'p1', version: 3 }]]);
  expect(changes.told).toEqual([{ lists: ['requests'], removed: 'p1' }, { lists: ['requests'] }]);
});
