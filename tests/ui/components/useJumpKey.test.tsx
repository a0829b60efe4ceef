import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useNotices } from '../../../src/ui/app/useNotices.ts';
import { NoticeStack } from '../../../src/ui/components/notices/NoticeStack.tsx';
import { BulkBar } from '../../../src/ui/components/selection/BulkBar.tsx';
import { ListNews } from '../../../src/ui/shared/lists/ListNews.tsx';
import { renderPage } from '../../support/renderPage.tsx';

const nothing = (): void => undefined;

const Page = ({ selected, came }: { readonly selected: boolean; readonly came: boolean }) => {
  const { notices, dismiss } = useNotices();
  return (
    <>
      <h1>Loads</h1>
      <button type="button">Row</button>
      <BulkBar count={selected ? '3' : undefined} onClear={nothing}>
        {undefined}
      </BulkBar>
      <ListNews came={2} isSame={!came} onShow={nothing} />
      <NoticeStack notices={notices} onDismiss={dismiss} />
    </>
  );
};

const opened = ({ selected = true, came = true } = {}) => renderPage(<Page selected={selected} came={came} />).notices;
const undoable = [{ label: 'Undo', run: nothing }];
const focused = () => document.activeElement?.textContent;
const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());
/** Where the focus is after each press. */
const presses = (times: number) =>
  Array.from({ length: times }, () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F6' });
    return focused();
  });

it.each([
  ['the news and the bar', {}, ['2 new · Show', 'Clear', 'Row', '2 new · Show']],
  ['the news alone', { selected: false }, ['2 new · Show', 'Row', '2 new · Show', 'Row']],
  ['the bar alone', { came: false }, ['Clear', 'Row', 'Clear', 'Row']],
])('F6 leads through %s and back', (_, shown, stations) => {
  opened(shown);
  focus('Row');
  expect(presses(4)).toEqual(stations);
});

it('a notice comes before the news and the bar', () => {
  const notices = opened();
  act(() => notices.tell('3 loads declined', undoable));
  focus('Row');
  expect(presses(4)).toEqual(['Undo', '2 new · Show', 'Clear', 'Row']);
});

it('leads from the bar to a notice at once, then to the news and back', () => {
  const notices = opened();
  focus('Row');
  focus('Clear');
  act(() => notices.tell('3 loads declined', undoable));
  expect(presses(3)).toEqual(['Undo', '2 new · Show', 'Row']);
});

it('ends at the heading where nothing had the focus before', () => {
  opened();
  expect(presses(3)).toEqual(['2 new · Show', 'Clear', 'Loads']);
});

it.each([
  ['the news', { selected: false }, '2 new · Show Press F6 to get there.'],
  ['the bar', { came: false }, '3 selected. Press F6 for actions.'],
])('is told with %s', (_, shown, text) => {
  opened(shown);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text);
});
