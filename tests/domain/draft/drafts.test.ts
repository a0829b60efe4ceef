import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields } from '../../../src/domain/draft/changedFields.ts';
import { draftsToKeep } from '../../../src/domain/draft/draftsToKeep.ts';
import { isOutdated } from '../../../src/domain/draft/isOutdated.ts';
import { isSamePlace } from '../../../src/domain/draft/isSamePlace.ts';
import { readPlacedDrafts } from '../../../src/domain/draft/readPlacedDrafts.ts';
import { restoredFields } from '../../../src/domain/draft/restoredFields.ts';
import { placedDraftFactory } from '../../support/factories/placedDraftFactory.ts';

const now = Date.UTC(2026, 0, 5, 9);
const hour = 3_600_000;
const paths = (drafts: readonly { readonly path: string }[]) => drafts.map(({ path }) => path);
const long = (path: string, length: number, keptAt: number) =>
  placedDraftFactory.build({ path, keptAt, fields: { text: 'x'.repeat(length) } });
const kept = (fields: Readonly<Record<string, string>>, version?: number) =>
  placedDraftFactory.build({ fields, version });

describe('what comes back from storage', () => {
  it.each([1, undefined])('is what was put there (version %s)', (version) => {
    const drafts = placedDraftFactory.buildList(2, { version, hadFile: true });
    expect(readPlacedDrafts(JSON.parse(JSON.stringify(drafts)))).toEqual(drafts);
  });

  it.each([
    ['nothing', undefined],
    ['no list', { 0: placedDraftFactory.build() }],
    ['of nobody', [placedDraftFactory.build({ userId: '' })]],
    ['for no company', [{ ...placedDraftFactory.build(), companyId: 7 }]],
    ['of no form there is', [{ ...placedDraftFactory.build(), form: 'password' }]],
    ['of no time', [{ ...placedDraftFactory.build(), keptAt: '2026' }]],
  ])('is no draft when it is %s', (_, raw) => {
    expect(readPlacedDrafts(raw)).toEqual([]);
  });

  it('loses what cannot be read, and nothing beside', () => {
    const good = placedDraftFactory.build();
    const odd = { ...good, path: 'odd', fields: { plate: 'B-1', year: 2024, __proto__: { make: 'x' } }, version: '3' };
    expect(readPlacedDrafts([null, odd, 'x', good])).toEqual([
      { ...good, path: 'odd', fields: { plate: 'B-1' }, version: undefined },
      good,
    ]);
  });

  it('never throws, and never changes what objects are', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        for (const draft of readPlacedDrafts(raw)) restoredFields({ plate: '' }, draft);
        expect('plate' in Object.prototype).toBe(false);
      }),
    );
  });
});

describe('what is kept', () => {
  const ofAnn = placedDraftFactory.build({ path: 'hers' });
  const ofBen = placedDraftFactory.build({ path: 'his', userId: 'ben' });

  it('is that of whoever is signed in, and of anybody while nobody is', () => {
    expect(paths(draftsToKeep([ofAnn, ofBen], 'ann', now))).toEqual(['hers']);
    expect(paths(draftsToKeep([ofAnn, ofBen], undefined, now))).toEqual(['hers', 'his']);
  });

  it.each([
    [12 * hour, 1],
    [12 * hour + 1, 0],
    [-12 * hour, 1],
    [-12 * hour - 1, 0],
  ])('lasts no longer than a session may: after %i ms there are %i', (passed, count) => {
    expect(draftsToKeep([ofAnn], 'ann', now + passed)).toHaveLength(count);
  });

  it('is the latest ten', () => {
    const drafts = Array.from({ length: 12 }, (_, at) => placedDraftFactory.build({ path: `${at}`, keptAt: now + at }));
    expect(paths(draftsToKeep(drafts, 'ann', now))).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
  });

  it('is no more than 200,000 characters, rather the latest', () => {
    const drafts = [long('first', 150_000, now), long('later', 99_900, now + 1), long('last', 99_900, now + 2)];
    expect(paths(draftsToKeep(drafts, 'ann', now))).toEqual(['last', 'later']);
    expect(draftsToKeep([long('too long', 200_001, now)], 'ann', now)).toEqual([]);
    const elsewhere = placedDraftFactory.build({ path: `/${'x'.repeat(200_000)}`, keptAt: now });
    expect(draftsToKeep([elsewhere], 'ann', now)).toEqual([]);
  });
});

it.each(['userId', 'companyId', 'path', 'form'] as const)('has another place for another %s', (name) => {
  const place = placedDraftFactory.build();
  expect(isSamePlace(place, { ...place })).toBe(true);
  expect(isSamePlace(place, { ...place, [name]: name === 'form' ? 'paper' : 'other' })).toBe(false);
});

describe('a form that is filled in again', () => {
  it('holds what was typed over what the record says now', () => {
    const before = { plate: 'B-1', make: 'MAN', odometer: '10' };
    const typed = { ...before, plate: 'B-2', odometer: '' };
    const theirs = { ...before, make: 'DAF', odometer: '20' };
    expect(restoredFields(theirs, kept(changedFields(typed, before)))).toEqual({
      plate: 'B-2',
      make: 'DAF',
      odometer: '',
    });
  });

  it('has the fields of the form and no others', () => {
    expect(restoredFields({ plate: '' }, kept({ plate: 'B-2', password: 'x' }))).toEqual({ plate: 'B-2' });
    expect(restoredFields({ plate: 'B-1' }, undefined)).toEqual({ plate: 'B-1' });
  });

  it('is as it was, whatever was typed', () => {
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
  ])('%#: may be of a record somebody has saved since', (draft, version, expected) => {
    expect(isOutdated(draft, version)).toBe(expected);
  });
});
