import { expect, it, vi } from 'vitest';
import { RowSelection } from '../../../../src/ui/components/selection/RowSelection.ts';
import { promised } from '../../../support/promised.ts';

interface Row {
  readonly id: string;
  readonly version: number;
}
const rows = (...ids: readonly string[]): readonly Row[] => ids.map((id) => ({ id, version: 1 }));
const page = rows('a', 'b', 'c', 'd', 'e');
const opened = (shown = page) => {
  const selection = new RowSelection<Row>({ idOf: ({ id }) => id, nameOf: ({ id }) => id.toUpperCase() });
  selection.show(shown);
  const at = (id: string): Row => page.find((row) => row.id === id) ?? { id, version: 1 };
  return {
    selection,
    press: (id: string, isChosen = true, asRange = false) => selection.press(at(id), isChosen, asRange),
    ids: () => selection.rows().map(({ id }) => id),
  };
};

it('takes rows in and out', () => {
  const { press, ids } = opened();
  press('a');
  press('c');
  press('a', false);
  expect(ids()).toEqual(['c']);
});

it('takes a range from the row pressed before, upwards too', () => {
  const { press, ids } = opened();
  press('d');
  press('b', true, true);
  expect(ids().toSorted()).toEqual(['b', 'c', 'd']);
  press('c', false, true);
  expect(ids()).toEqual(['d']);
});

it('keeps what is selected on other pages, and knows how much of this one is', () => {
  const { selection, ids } = opened();
  expect(selection.ofPage()).toBe('none');
  selection.pressPage(true);
  expect(selection.ofPage()).toBe('all');
  selection.show(rows('e', 'f'));
  expect(selection.ofPage()).toBe('some');
  expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('a range does not reach rows of another page', () => {
  const { selection, press, ids } = opened();
  press('a');
  selection.show(rows('f', 'g'));
  press('g', true, true);
  expect(ids()).toEqual(['a', 'g']);
});

it('has the rows as they are now, so that a change is not refused as stale', () => {
  const { selection, press } = opened();
  press('a');
  selection.show([{ id: 'a', version: 2 }]);
  expect(selection.rows()).toEqual([{ id: 'a', version: 2 }]);
});

it('tells listeners, and gives the same rows until they change', () => {
  const { selection, press } = opened();
  const heard = vi.fn<() => void>();
  const stop = selection.onChange(heard);
  press('a');
  expect(heard).toHaveBeenCalledOnce();
  expect(selection.rows()).toBe(selection.rows());
  selection.clear();
  expect(selection.rows()).toEqual([]);
  stop();
  press('b');
  expect(heard).toHaveBeenCalledTimes(2);
});

it('takes in rows that are read first, together with those selected meanwhile', async () => {
  const { selection, press, ids } = opened();
  const { promise, keep } = promised<readonly Row[]>();
  const adding = selection.addRead(promise);
  press('a');
  keep(rows('f', 'g'));
  await adding;
  expect(ids()).toEqual(['a', 'f', 'g']);
});

it('leaves out rows whose answer comes after it was cleared, though it was empty', async () => {
  const { selection, ids } = opened();
  const { promise, keep } = promised<readonly Row[]>();
  const adding = selection.addRead(promise);
  selection.clear();
  keep(rows('f', 'g'));
  await adding;
  expect(ids()).toEqual([]);
});
