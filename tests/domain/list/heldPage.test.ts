import { describe, expect, it } from 'vitest';
import { heldPage, leftRows, withoutRow } from '../../../src/domain/list/heldPage.ts';

const pageOf = (ids: string, total: number, text = '') => ({
  rows: Array.from(ids, (id) => ({ id, text })),
  page: 0,
  size: 3,
  total,
});
const idsOf = (rows: readonly { readonly id: string }[]): string => rows.map(({ id }) => id).join('');

describe('a page whose rows stay where they are', () => {
  it.each([
    ['nothing has happened', 'abc', 9, 'abc', 9, '', 0, true],
    ['one is new before all others', 'abc', 9, 'nab', 10, 'c', 1, false],
    ['three are new on other pages', 'abc', 9, 'abc', 12, '', 3, true],
    ['one is gone and another slides up', 'abc', 9, 'acd', 8, '', 0, false],
    ['one is gone and one is new', 'abc', 9, 'anc', 9, '', 1, false],
    ['one has moved behind others', 'abc', 9, 'acd', 9, 'b', 0, false],
    ['the last of all is gone', 'a', 1, '', 0, '', 0, false],
  ])('knows what is new when %s', (_, before, total, after, totalNow, stillThere, came, isSame) => {
    const [held, latest] = [pageOf(before, total), pageOf(after, totalNow)];
    const left = leftRows(held, latest);
    const standing = new Map(left.map((id) => [id, stillThere.includes(id) ? { id, text: '' } : undefined]));
    const now = heldPage(held, latest, standing);
    expect(idsOf(now.page.rows)).toBe(before);
    expect([now.came, now.isSame]).toEqual([came, isSame]);
    expect(now.page.total).toBe(totalNow);
    expect([...now.gone].join('')).toBe(left.filter((id) => !stillThere.includes(id)).join(''));
  });

  it('shows each row as it is now, also one that has left the page', () => {
    const standing = new Map([['c', { id: 'c', text: 'moved' }]]);
    const { page } = heldPage(pageOf('abc', 9, 'before'), pageOf('nab', 10, 'now'), standing);
    expect(page.rows.map(({ text }) => text)).toEqual(['now', 'now', 'moved']);
  });

  it('takes nothing for gone before it was asked', () => {
    const { gone, page } = heldPage(pageOf('abc', 9), pageOf('ab', 8), new Map());
    expect([gone.size, idsOf(page.rows)]).toEqual([0, 'abc']);
  });

  it('loses what its reader takes off it, which is not missed', () => {
    const page = withoutRow(pageOf('abc', 9), 'b');
    expect([idsOf(page.rows), page.total]).toEqual(['ac', 8]);
    expect(heldPage(page, pageOf('acd', 8), new Map()).came).toBe(0);
    expect(withoutRow(page, undefined)).toEqual(page);
  });
});
