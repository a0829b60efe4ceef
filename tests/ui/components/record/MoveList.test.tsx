import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MoveList } from '../../../../src/ui/components/record/MoveList.tsx';

const move = (to: string, refusal?: string) => ({ to, label: to, refusal, isFinal: false });

it('allowed moves are listed first and refused ones below, with each reason once', () => {
  const moves = [
    move('active', 'No phone.'),
    move('on leave', 'Not active.'),
    move('left'),
    move('suspended', 'Not active.'),
  ];
  render(<MoveList moves={moves} busy={false} onMove={() => {}} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'left',
    'active',
    'on leave',
    'suspended',
  ]);
  expect(screen.getAllByText('Not active.')).toHaveLength(1);
});
