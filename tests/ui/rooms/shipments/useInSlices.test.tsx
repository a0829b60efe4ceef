import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useInSlices } from '../../../../src/ui/rooms/shipments/board/useInSlices.ts';

const letters = 'abcdefghij'.split('');
const start = (keys: readonly string[], subject: string) =>
  renderHook((shown) => [...useInSlices(shown.keys, shown.subject, 4)].join(''), { initialProps: { keys, subject } });

it('a few are drawn at once, and more with each frame until all are', async () => {
  const { result } = start(letters, 'week');
  expect(result.current).toBe('abcd');
  await waitFor(() => expect(result.current).toBe('abcdefghij'));
});

it('what is drawn stays drawn where others come into sight', async () => {
  const { result, rerender } = start(letters.slice(0, 6), 'week');
  await waitFor(() => expect(result.current).toBe('abcdef'));
  rerender({ keys: letters.slice(2), subject: 'week' });
  expect(result.current).toBe('cdefghij');
});

it('what comes back into sight waits for its turn again', async () => {
  const { result, rerender } = start(letters, 'week');
  await waitFor(() => expect(result.current).toBe('abcdefghij'));
  rerender({ keys: ['j'], subject: 'week' });
  await waitFor(() => {
    rerender({ keys: ['j'], subject: 'week' });
    expect(result.current).toBe('j');
  });
});

it('all are drawn anew for another subject', async () => {
  const { result, rerender } = start(letters, 'week');
  await waitFor(() => expect(result.current).toBe('abcdefghij'));
  rerender({ keys: letters, subject: 'another week' });
  expect(result.current).toBe('abcd');
  await waitFor(() => expect(result.current).toBe('abcdefghij'));
});
