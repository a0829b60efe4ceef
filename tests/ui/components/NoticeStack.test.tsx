import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNotices } from '../../../src/ui/app/useNotices.ts';
import { BulkBar } from '../../../src/ui/components/selection/BulkBar.tsx';
import { NoticeStack } from '../../../src/ui/components/notices/NoticeStack.tsx';
import { renderPage } from '../../support/renderPage.tsx';

const Notices = () => {
  const { notices, dismiss } = useNotices();
  return (
    <>
      <h1>Vehicles</h1>
      <button type="button">Add a vehicle</button>
      <NoticeStack notices={notices} onDismiss={dismiss} />
    </>
  );
};

const WithBar = () => (
  <>
    <BulkBar count="56" onClear={() => undefined}>
      {undefined}
    </BulkBar>
    <Notices />
  </>
);

const opened = () => {
  const { notices } = renderPage(<Notices />);
  return {
    tell: (text: string, undo?: () => void): void =>
      act(() => notices.tell(text, undo ? [{ label: 'Undo', run: undo }] : [])),
    fail: (text: string): void => act(() => void notices.show(text)),
  };
};
const after = (seconds: number): void => act(() => void vi.advanceTimersByTime(seconds * 1000));
const shown = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent?.split(' Press')[0]);
const told = () => screen.queryByText(/RV-140 deleted/);
const undo = () => screen.getByRole('button', { name: 'Undo' });
const f6 = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F6' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('good news leaves after ten seconds, and what failed stays', () => {
  const { tell, fail } = opened();
  fail('The list could not be read.');
  tell('RV-140 deleted');
  after(9);
  expect(shown()).toEqual(['The list could not be read.', 'RV-140 deleted']);
  after(1);
  expect(shown()).toEqual(['The list could not be read.']);
});

it('good news stays as long as the focus is on it', () => {
  const { tell } = opened();
  tell('RV-140 deleted', () => undefined);
  after(9);
  act(() => undo().focus());
  after(60);
  expect(told()).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Add a vehicle' }).focus());
  after(1);
  expect(told()).toBeNull();
});

it('a notice takes no focus, and F6 leads to it and back', () => {
  const { tell } = opened();
  const add = screen.getByRole('button', { name: 'Add a vehicle' });
  add.focus();
  tell('RV-140 deleted', () => undefined);
  expect(document.activeElement).toBe(add);
  f6();
  expect(document.activeElement).toBe(undo());
  f6();
  expect(document.activeElement).toBe(add);
});

it('once it is undone it is gone, and the focus is back', () => {
  const { tell } = opened();
  const undone = vi.fn<() => void>();
  const add = screen.getByRole('button', { name: 'Add a vehicle' });
  add.focus();
  tell('RV-140 deleted', undone);
  f6();
  fireEvent.click(undo());
  expect(undone).toHaveBeenCalledOnce();
  expect(told()).toBeNull();
  expect(document.activeElement).toBe(add);
});

it('is announced to screen readers, with the key that leads to its buttons', () => {
  const { tell } = opened();
  tell('RV-140 deleted', () => undefined);
  expect(screen.getByRole('status').textContent).toContain('RV-140 deleted Press F6 to get there.');
});

it('F6 leads to good news before the bar of selected rows, which was there first', () => {
  const { notices } = renderPage(<WithBar />);
  f6();
  expect(document.activeElement?.textContent).toBe('Clear');
  act(() => screen.getByRole('button', { name: 'Add a vehicle' }).focus());
  act(() => notices.tell('84 vehicles deleted', [{ label: 'Undo', run: () => undefined }]));
  f6();
  expect(document.activeElement).toBe(undo());
});
