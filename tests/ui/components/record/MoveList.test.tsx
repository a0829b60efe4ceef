import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { MoveList } from '../../../../src/ui/components/record/MoveList.tsx';

const move = (to: string, refusal?: string) => ({ to, label: to, refusal, isFinal: false, isCurrent: to === 'active' });
const moves = [move('active'), move('on leave', 'Not active.'), move('left'), move('suspended', 'Not active.')];
const button = (name: string) => screen.getByRole('button', { name });

it('every status keeps its place, and each reason against one stands there once', () => {
  render(<MoveList moves={moves} movingTo={undefined} onMove={() => {}} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(moves.map(({ to }) => to));
  expect(screen.getAllByText('Not active.')).toHaveLength(1);
  expect(button('suspended').getAttribute('aria-describedby')).toBe(screen.getByText('Not active.').id);
});

it('the current status is marked, and pressing it again does nothing', async () => {
  const pressed: string[] = [];
  render(<MoveList moves={moves} movingTo={undefined} onMove={(to) => pressed.push(to)} />);
  expect(button('active').getAttribute('aria-current')).toBe('true');
  await userEvent.click(button('active'));
  await userEvent.click(button('left'));
  expect(pressed).toEqual(['left']);
});

it('only the status that was pressed is busy, and no other can be pressed meanwhile', async () => {
  const pressed: string[] = [];
  const free = moves.map((each) => ({ ...each, refusal: undefined }));
  render(<MoveList moves={free} movingTo="left" onMove={(to) => pressed.push(to)} />);
  expect(screen.getAllByRole('button').filter((each) => each.getAttribute('aria-busy') === 'true')).toEqual([
    button('left'),
  ]);
  await userEvent.click(button('suspended'));
  expect(pressed).toEqual([]);
});
