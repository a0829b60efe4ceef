import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields } from '../../../src/domain/draft/changedFields.ts';
import { draftsToKeep } from '../../../src/domain/draft/draftsToKeep.ts';
import { isOutdated } from '../../../src/domain/draft/isOutdated.ts';
import { isSamePlace } from '../../../src/domain/draft/isSamePlace.ts';
import { readPlacedDrafts } from '../../../src/domain/draft/readPlacedDrafts.ts';
import { restoredFields } from '../../../src/domain/draft/restoredFields.ts';
import { addItem } from '../../../src/domain/record/addItem.ts';
import { removeItem } from '../../../src/domain/record/removeItem.ts';
import { writeDraft } from '../../../src/domain/record/writeDraft.ts';
import { placedDraftFactory } from '../../support/factories/placedDraftFactory.ts';
import { requestFacts } from '../../support/record/requestFacts.ts';
import { requestFields } from '../../support/record/requestFields.ts';

const request = writeDraft(requestFields, requestFacts);
const now = Date.UTC(2026, 0, 5, 9);
const hour = 3_600_000;
const paths = (drafts: readonly { readonly path: string }[]) => drafts.map(({ path }) => path);
const long = (path: string, length: number, keptAt: number) =>
  placedDraftFactory.build({ path, keptAt, fields: { text: 'x'.repeat(length) } });
const kept = (fields: Readonly<Record<string, string>>, version?: number) =>
  placedDraftFactory.build({ fields, version });

describe('reading kept drafts from storage', () => {
  it.each([1, undefined])('returns the drafts that were kept (version %s)', (version) => {
    const drafts = placedDraftFactory.buildList(2, { version, hadFile: true });
    expect(readPlacedDrafts(JSON.parse(JSON.stringify(drafts)))).toEqual(drafts);
  });

  it.each([
    ['missing', undefined],
    ['not a list', { 0: placedDraftFactory.build() }],
    ['without a user', [placedDraftFactory.build({ userId: '' })]],
    ['without a company', [{ ...placedDraftFactory.build(), companyId: 7 }]],
    ['without a form', [placedDraftFactory.build({ form: '' })]],
    ['without a time', [{ ...placedDraftFactory.build(), keptAt: '2026' }]],
  ])('returns no draft when the stored value is %s', (_, raw) => {
    expect(readPlacedDrafts(raw)).toEqual([]);
  });

  it('drops unreadable drafts and fields but keeps the rest', () => {
    const good = placedDraftFactory.build();
    const odd = { ...good, path: 'odd', fields: { plate: 'B-1', year: 2024, __proto__: { make: 'x' } }, version: '3' };
    expect(readPlacedDrafts([null, odd, 'x', good])).toEqual([
      { ...good, path: 'odd', fields: { plate: 'B-1' }, version: undefined },
      good,
    ]);
  });

  it('never throws and never changes Object.prototype', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        for (const draft of readPlacedDrafts(raw)) restoredFields({ plate: '' }, draft);
        expect('plate' in Object.prototype).toBe(false);
      }),
    );
  });
});

describe('the drafts to keep', () => {
  const ofAnn = placedDraftFactory.build({ path: 'hers' });
  const ofBen = placedDraftFactory.build({ path: 'his', userId: 'ben' });

  it('belong to the signed-in user, or to any user while nobody is signed in', () => {
    expect(paths(draftsToKeep([ofAnn, ofBen], 'ann', now))).toEqual(['hers']);
    expect(paths(draftsToKeep([ofAnn, ofBen], undefined, now))).toEqual(['hers', 'his']);
  });

  it.each([
    [12 * hour, 1],
    [12 * hour + 1, 0],
    [-12 * hour, 1],
    [-12 * hour - 1, 0],
  ])('expire with the longest session: after %i ms there are %i', (passed, count) => {
    expect(draftsToKeep([ofAnn], 'ann', now + passed)).toHaveLength(count);
  });

  it('are the ten latest', () => {
    const drafts = Array.from({ length: 12 }, (_, at) => placedDraftFactory.build({ path: `${at}`, keptAt: now + at }));
    expect(paths(draftsToKeep(drafts, 'ann', now))).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
  });

  it('hold at most 200,000 characters, latest first', () => {
    const drafts = [long('first', 150_000, now), long('later', 99_900, now + 1), long('last', 99_900, now + 2)];
    expect(paths(draftsToKeep(drafts, 'ann', now))).toEqual(['last', 'later']);
    expect(draftsToKeep([long('too long', 200_001, now)], 'ann', now)).toEqual([]);
    const elsewhere = placedDraftFactory.build({ path: `/${'x'.repeat(200_000)}`, keptAt: now });
    expect(draftsToKeep([elsewhere], 'ann', now)).toEqual([]);
  });
});

it.each(['userId', 'companyId', 'path', 'form'] as const)('drafts with a different %s are kept apart', (name) => {
  const place = placedDraftFactory.build();
  expect(isSamePlace(place, { ...place })).toBe(true);
  expect(isSamePlace(place, { ...place, [name]: name === 'form' ? 'paper' : 'other' })).toBe(false);
});

describe('restoring a draft', () => {
  it('applies the changed fields to the current record', () => {
    const before = { plate: 'B-1', make: 'MAN', odometer: '10' };
    const typed = { ...before, plate: 'B-2', odometer: '' };
    const theirs = { ...before, make: 'DAF', odometer: '20' };
    expect(restoredFields(theirs, kept(changedFields(typed, before)))).toEqual({
      plate: 'B-2',
      make: 'DAF',
      odometer: '',
    });
  });

  it('only fills fields of the form', () => {
    expect(restoredFields({ plate: '' }, kept({ plate: 'B-2', password: 'x' }))).toEqual({ plate: 'B-2' });
    expect(restoredFields({ plate: 'B-1' }, undefined)).toEqual({ plate: 'B-1' });
  });

  it('gives back the items that were added to a list, as many as the table allows', () => {
    const typed = addItem(requestFields, request, 'stops');
    const added = { ...typed, 'stops.2.place.city': 'Dijon' };
    const draft = kept({ ...changedFields(added, request), 'stops.20.place.city': 'Paris', 'stops.2.plate': 'B-1' });
    expect(restoredFields(request, draft, requestFields)).toEqual(added);
  });

  it.each([0, 1])('leaves out item %i of a list when it was removed', (at) => {
    const typed = removeItem(request, 'stops', at);
    expect(restoredFields(request, kept(changedFields(typed, request)), requestFields)).toEqual(typed);
  });

  it('leaves a list without items when the last one was removed', () => {
    const typed = removeItem(removeItem(request, 'stops', 0), 'stops', 0);
    expect(restoredFields(request, kept(changedFields(typed, request)), requestFields)).toEqual(typed);
  });

  it('leaves a list alone that was not changed', () => {
    const draft = kept(changedFields({ ...request, reference: 'R-7' }, request));
    const theirs = addItem(requestFields, request, 'stops');
    expect(restoredFields(theirs, draft, requestFields)).toEqual({ ...theirs, reference: 'R-7' });
  });

  it('restores exactly what was typed', () => {
    const fields = fc.record({ plate: fc.string(), make: fc.string() });
    fc.assert(
      fc.property(fields, fields, (before, typed) => {
        const restored = restoredFields(before, kept(changedFields(typed, before)));
        expect(changedFields(restored, typed)).toEqual({});
      }),
    );
  });

  it.each([
    [kept({ plate: 'B-2' }, 3), 3, false],
    [kept({ plate: 'B-2' }, 3), 4, true],
    [kept({}, 3), 4, false],
    [kept({ plate: 'B-2' }), undefined, false],
    [undefined, 4, false],
  ])('detects whether the record has been saved since (%#)', (draft, version, expected) => {
    expect(isOutdated(draft, version)).toBe(expected);
  });
});
