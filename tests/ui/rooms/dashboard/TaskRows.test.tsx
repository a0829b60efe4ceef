import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { shipmentTask } from '../../../../src/domain/dashboard/shipmentTask.ts';
import type { Task } from '../../../../src/domain/dashboard/Task.ts';
import { TaskRows } from '../../../../src/ui/rooms/dashboard/TaskRows.tsx';
import { shipmentFactory } from '../../../support/factories/shipmentFactory.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

/** The clock stands at nine on Monday, January 5. */
const dueAt = (...times: readonly string[]): readonly Task[] =>
  times.map((time, at) =>
    shipmentTask('unassigned')(shipmentFactory.build({ id: `s${at}`, reference: `SH ${at}`, assignBy: time })),
  );

const day = (hour: number, on = 5) => `2026-01-${String(on).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00Z`;
const many = dueAt(
  day(7),
  day(8),
  day(10),
  day(11),
  day(12),
  day(18),
  day(19),
  day(20),
  day(21),
  day(10, 6),
  day(11, 6),
  day(10, 8),
);
const open = (tasks: readonly Task[], isCut = false) =>
  renderRoom(<TaskRows tasks={tasks} isCut={isCut} isPending={false} />);

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

it('a few tasks stand in one list without headings', () => {
  open(many.slice(0, 5));
  expect(screen.getAllByRole('link')).toHaveLength(5);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('more are grouped by how soon they are due, and the rest is counted and shown on demand', async () => {
  open(many);
  expect(headings()).toEqual(['Overdue 2', 'Next 4 hours 3', 'Today 4']);
  expect(screen.getByText('8 of 12')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Show all 12' });
  expect(button.getAttribute('aria-expanded')).toBe('false');

  await userEvent.click(button);
  expect(headings()).toEqual(['Overdue 2', 'Next 4 hours 3', 'Today 4', 'Tomorrow 2', 'Later 1']);
  expect(screen.getByText('12 of 12')).toBeTruthy();
  const tomorrow = screen.getByRole('region', { name: /^Tomorrow/ });
  expect(within(tomorrow).getAllByRole('link')).toHaveLength(2);
  expect(document.activeElement?.getAttribute('href')).toBe('/ui/shipments/s8');

  await userEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(screen.getAllByRole('link')).toHaveLength(8);
});

it('more than were read are not passed off as all', () => {
  open(many, true);
  expect(screen.getByText('8 of more than 12')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show 12' })).toBeTruthy();
});
