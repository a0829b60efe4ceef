import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { TextArea } from '../../../src/ui/components/TextArea.tsx';
import { renderRoom } from '../../support/renderRoom.tsx';

const Note = () => {
  const [note, setNote] = useState('');
  return <TextArea label="Note" name="note" value={note} onChange={setNote} most={2_000} />;
};

const type = (length: number) =>
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'x'.repeat(length) } });
const rest = () =>
  act(() => {
    vi.advanceTimersByTime(1_000);
  });
const spoken = () => document.querySelector('[aria-live="polite"]')?.textContent;

describe('a long text', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    renderRoom(<Note />);
  });

  it('says nothing while there is plenty of room', () => {
    type(1_599);
    rest();
    expect(screen.queryByText(/of 2,000/)).toBeNull();
    expect(spoken()).toBe('');
  });

  it('counts once it is nearly full, and is read aloud after a pause', () => {
    type(1_950);
    expect(screen.getByText('1,950 of 2,000').dataset.over).toBeUndefined();
    expect(spoken()).toBe('');
    rest();
    expect(spoken()).toBe('1,950 of 2,000 characters');
  });

  it.each([
    [2_001, '2,001 of 2,000', '1 character too many'],
    [3_200, '3,200 of 2,000', '1,200 characters too many'],
  ])('says that %i are too many', (length, shown, told) => {
    type(length);
    expect(screen.getByText(shown).dataset.over).toBe('true');
    rest();
    expect(spoken()).toBe(told);
    type(10);
    rest();
    expect(spoken()).toBe('');
  });
});
