import { describe, expect, it } from 'vitest';
import { addItem } from '../../../src/domain/record/addItem.ts';
import { changesBetween } from '../../../src/domain/record/changesBetween.ts';
import { fieldAt } from '../../../src/domain/record/fieldAt.ts';
import { itemsIn } from '../../../src/domain/record/itemsIn.ts';
import { labelAt } from '../../../src/domain/record/labelAt.ts';
import { mergeOver } from '../../../src/domain/record/mergeOver.ts';
import { parseRecord } from '../../../src/domain/record/parseRecord.ts';
import { removeItem } from '../../../src/domain/record/removeItem.ts';
import { scalarsOf } from '../../../src/domain/record/scalarsOf.ts';
import { writeDraft } from '../../../src/domain/record/writeDraft.ts';
import { requestFacts } from '../../support/record/requestFacts.ts';
import { requestFields } from '../../support/record/requestFields.ts';

const two = writeDraft(requestFields, requestFacts);
const [first] = requestFacts.stops;
const three = writeDraft(requestFields, { ...requestFacts, stops: first ? [...requestFacts.stops, first] : [] });

describe('the field at a path', () => {
  it.each([
    ['reference', 'text'],
    ['stops', 'list'],
    ['stops.0.type', 'choice'],
    ['stops.19.place.contact.name', 'text'],
    ['stops.1.place', 'group'],
  ])('of %s is of kind %s', (path, kind) => {
    expect(fieldAt(requestFields, path)?.kind).toBe(kind);
  });

  it.each([
    '',
    'plate',
    'toString',
    'reference.city',
    'stops.0',
    'stops.type',
    'stops.-1.type',
    'stops.01.type',
    'stops.20.type',
    'stops.0.place.plate',
  ])('is none for %j', (path) => {
    expect(fieldAt(requestFields, path)).toBeUndefined();
  });
});

it('the label of an item names its number', () => {
  const labels = { 'stops.place.city': 'City', 'temperatureC.min': 'Coldest' };
  expect(labelAt(labels, 'stops.1.place.city')).toBe('City (2)');
  expect(labelAt(labels, 'temperatureC.min')).toBe('Coldest');
  expect(labelAt(labels, 'stops.0.type')).toBeUndefined();
});

describe('the values of a record with a list', () => {
  it('are those outside the list', () => {
    expect(scalarsOf(requestFields).map(({ path }) => path)).toEqual(['reference', 'equipment', 'adr']);
  });

  it('are those of one item within its path', () => {
    const shown = scalarsOf(requestFields, 'stops.1.place').map(({ path, labelPath }) => [path, labelPath]);
    expect(shown).toEqual([
      ['stops.1.place.name', 'stops.place.name'],
      ['stops.1.place.postcode', 'stops.place.postcode'],
      ['stops.1.place.city', 'stops.place.city'],
      ['stops.1.place.country', 'stops.place.country'],
      ['stops.1.place.contact.name', 'stops.place.contact.name'],
    ]);
    expect(scalarsOf(requestFields, 'stops.1')).toHaveLength(9);
  });
});

describe('the items of a list', () => {
  it('can be added, blank', () => {
    const added = addItem(requestFields, two, 'stops');
    expect(itemsIn(added, 'stops')).toBe(3);
    expect(added).toMatchObject({ ...two, 'stops.2.place.contact.name': '', 'stops.2.window.to': '' });
    expect(addItem(requestFields, two, 'reference')).toEqual(two);
  });

  it('can be removed; the following ones move up', () => {
    expect(removeItem(three, 'stops', 0)).toEqual(
      writeDraft(requestFields, { ...requestFacts, stops: requestFacts.stops.toReversed() }),
    );
    expect(removeItem(three, 'stops', 2)).toEqual(two);
  });
});

describe('two drafts of which one has an item more', () => {
  it('differ in what this item holds, whichever has it', () => {
    const more = ['type', 'place.name', 'place.postcode', 'place.city', 'place.country', 'place.contact.name'];
    const paths = [...more, 'window.from', 'window.to', 'serviceMin'].map((path) => `stops.2.${path}`);
    expect(changesBetween(three, two)).toEqual(paths);
    expect(changesBetween(two, three)).toEqual(paths);
    expect(changesBetween(addItem(requestFields, two, 'stops'), two)).toEqual([]);
  });

  it('are merged with the list of the one who changed it', () => {
    const mine = { ...two, reference: 'R-7' };
    expect(mergeOver(two, mine, three)).toEqual({ ...three, reference: 'R-7' });
    expect(mergeOver(two, three, { ...two, reference: 'R-8' })).toEqual({ ...three, reference: 'R-8' });
    expect(mergeOver(three, two, { ...three, reference: 'R-8' })).toEqual({ ...two, reference: 'R-8' });
  });

  it('never share an item when both changed the list', () => {
    const mine = { ...two, 'stops.1.place.city': 'Dijon' };
    expect(mergeOver(two, mine, { ...three, 'stops.1.place.postcode': '69001' })).toEqual(mine);
  });
});

const windowsChecked = (typed: Readonly<Record<string, string>>) =>
  parseRecord(requestFields, { ...two, ...typed }, ({ stops }) =>
    Object.fromEntries(
      stops.map(({ window }, at) => {
        const isOver = window?.from !== undefined && window.to !== undefined && window.to < window.from;
        return [`stops.${at}.window.to`, isOver ? { code: 'repeated' as const } : undefined];
      }),
    ),
  );

describe('rules about the items of a list', () => {
  it('find what is wrong in one item beside a field that is wrong in another', () => {
    expect(windowsChecked({ 'stops.0.place.city': '', 'stops.1.window.to': '2026-11-30' })).toEqual({
      ok: false,
      problems: { 'stops.0.place.city': { code: 'required' }, 'stops.1.window.to': { code: 'repeated' } },
    });
  });

  it('are silent about an item that has a problem of its own', () => {
    expect(windowsChecked({ 'stops.1.place.city': '', 'stops.1.window.to': '2026-11-30' })).toEqual({
      ok: false,
      problems: { 'stops.1.place.city': { code: 'required' } },
    });
  });
});
