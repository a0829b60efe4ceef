import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Audience } from '../../../../src/domain/audience/Audience.ts';
import type { Board } from '../../../../src/domain/board/Board.ts';
import { ShipmentsRoom } from '../../../../src/ui/rooms/shipments/ShipmentsRoom.tsx';
import { boardTripFactory, boardTruckFactory } from '../../../support/factories/boardFactory.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { FakeFleetBoard } from '../../../support/fakes/FakeFleetBoard.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

/** Monday, 5 January 2026, 10:00 in London. */
const clock = () => new FakeClock(Date.UTC(2026, 0, 5, 10));
const day = 86_400_000;

interface Visit {
  readonly at?: string;
  readonly audience?: Audience;
}

const open = (board: Partial<Board> = {}, { at = '', audience = 'fleet' }: Visit = {}) => {
  const fleetBoard = new FakeFleetBoard();
  const unassigned = board.unassigned ?? [];
  fleetBoard.board = {
    trucks: [],
    truckCount: board.trucks?.length ?? 0,
    unassigned,
    unassignedCount: unassigned.length,
    ...board,
  };
  const room = (
    <Routes>
      <Route path="ui/shipments/*" element={<ShipmentsRoom />} />
    </Routes>
  );
  renderRoom(room, {
    fleetBoard,
    clock: clock(),
    membership: { audience },
    at: `/ui/shipments/board${at}`,
  });
  return fleetBoard;
};

const truck = (plate: string, more = {}) => boardTruckFactory.build({ plate, ...more });
const rows = () => within(screen.getByRole('region', { name: 'Trucks' })).getAllByRole('listitem');

describe('the board', () => {
  it('shows each truck with what it does, and the shipments without one', async () => {
    const going = boardTripFactory.build({ status: 'in_transit', flags: ['late'], startedAt: '2026-01-05T08:00:00Z' });
    open({
      trucks: [truck('B-HA 1', { trips: [going] }), truck('B-HA 2', { driver: undefined })],
      unassigned: [boardTripFactory.build({ assignBy: '2026-01-05T09:00:00Z' })],
      unassignedCount: 1,
    });
    expect(await screen.findByRole('link', { name: 'B-HA 1' })).toBeTruthy();
    const name = new RegExp(`^Leipzig, DE → Lyon, FR, ${going.reference}, In transit, Late, `);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/ui/shipments/${going.id}`);
    expect(screen.getByText('No driver')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Without a truck 1' })).getByText('Overdue by 1 h')).toBeTruthy();
  });

  it('says what keeps a truck off the road, and until when', async () => {
    const block = { severity: 'block', of: 'vehicle' } as const;
    open({
      trucks: [
        truck('B-HA 1', {
          blocks: [
            { code: 'status_vehicle', ...block, has: ['maintenance'], until: '2026-01-07' },
            { code: 'paper_expires', ...block, has: ['insurance'], until: '2026-01-08' },
          ],
        }),
        truck('B-HA 2', { blocks: [{ code: 'status_driver', severity: 'block', of: 'driver', has: ['on_leave'] }] }),
      ],
    });
    expect(await screen.findByText('In the shop, back Jan 7, 2026')).toBeTruthy();
    expect(screen.getByText('Insurance expires Jan 8, 2026')).toBeTruthy();
    expect(screen.getByText('Driver: On leave')).toBeTruthy();
  });

  it('shows a week from today, and is turned to others by its address', async () => {
    const fleetBoard = open({ trucks: [truck('B-HA 1')] });
    await screen.findByText('B-HA 1');
    const [first] = fleetBoard.times;
    expect((first?.to ?? 0) - (first?.from ?? 0)).toBe(7 * day);
    expect(screen.getByRole('button', { name: 'Today' }).hasAttribute('disabled')).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Later' }));
    expect((fleetBoard.times.at(-1)?.from ?? 0) - (first?.from ?? 0)).toBe(7 * day);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Day');
    const last = fleetBoard.times.at(-1);
    expect((last?.to ?? 0) - (last?.from ?? 0)).toBe(day);
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(fleetBoard.times.at(-1)?.from).toBe(first?.from);
  });

  it('renders the rows in sight alone, and counts them all', async () => {
    open({ trucks: Array.from({ length: 200 }, (_, at) => truck(`B-HA ${at}`)) });
    await screen.findByText('B-HA 0');
    expect(rows().length).toBeLessThan(60);
    expect(rows()[0]?.getAttribute('aria-setsize')).toBe('200');
    expect(screen.queryByText('B-HA 199')).toBeNull();
  });

  it('tells the times of a shipment by the clocks of its stops', async () => {
    const [pickup, delivery] = boardTripFactory.build().stops;
    const inAthens = { ...delivery, window: { ...delivery?.window, timeZone: 'Europe/Athens' } };
    const stops = [pickup, inAthens].filter((stop) => stop !== undefined);
    open({
      trucks: [truck('B-HA 1', { trips: [boardTripFactory.build({ status: 'assigned', stops })] })],
      unassigned: [boardTripFactory.build()],
    });
    const bar = await screen.findByRole('button', { name: /Truck assigned/ });
    expect(bar.getAttribute('aria-label')).toContain('Truck assigned, Tue Jan 6 8:00 AM CET – Wed Jan 7 6:00 PM EET');
    const waiting = screen.getByRole('region', { name: 'Without a truck 1' });
    expect(within(waiting).getByText('pickup Tue Jan 6 8:00 AM CET')).toBeTruthy();
    expect(within(waiting).getByText('Assign by Tue Jan 6 4:00 AM CET')).toBeTruthy();
  });

  it('says how many of its trucks a large fleet sees', async () => {
    open({ trucks: [truck('B-HA 1'), truck('B-HA 2')], truckCount: 1_240 });
    expect(await screen.findByText('The first 2 of 1,240 trucks are shown, by fleet number.')).toBeTruthy();
  });

  it('shows what each truck does in its turn, a few with each frame', async () => {
    const trips = [boardTripFactory.build({ status: 'assigned' })];
    open({ trucks: Array.from({ length: 12 }, (_, at) => truck(`B-HA ${at}`, { trips })) });
    await screen.findByText('B-HA 11');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /Truck assigned/ })).toHaveLength(12));
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });

  it('is written as a list that says when each truck is free', async () => {
    open(
      { trucks: [truck('B-HA 1', { trips: [boardTripFactory.build({ status: 'assigned' })] })] },
      { at: '?as=list' },
    );
    const entries = within(await screen.findByRole('list', { name: 'Schedule of B-HA 1' })).getAllByRole('listitem');
    expect(entries).toHaveLength(3);
    expect(entries[0]?.textContent).toMatch(/^Free /);
    expect(entries[1]?.textContent).toContain('Truck assigned');
    expect(screen.getByRole('button', { name: 'As a list', pressed: true })).toBeTruthy();
  });

  it('opens a shipment at a click, within the application', async () => {
    const going = boardTripFactory.build({ status: 'in_transit', startedAt: '2026-01-05T08:00:00Z' });
    open({ trucks: [truck('B-HA 1', { trips: [going] })] });
    await userEvent.click(await screen.findByRole('link', { name: new RegExp(going.reference) }));
    expect(screen.queryByRole('region', { name: 'Trucks' })).toBeNull();
  });

  it('is reached from the list, and leads back', async () => {
    open({ trucks: [truck('B-HA 1')] });
    await userEvent.click(screen.getByRole('link', { name: 'List' }));
    expect((await screen.findAllByText('No shipments yet')).length).toBeGreaterThan(0);
  });

  it('helps a fleet without trucks on', async () => {
    open();
    expect((await screen.findByRole('link', { name: 'Go to vehicles' })).getAttribute('href')).toBe('/ui/vehicles');
  });

  it('is not there for an office', async () => {
    const fleetBoard = open({}, { audience: 'office' });
    await screen.findByRole('heading', { level: 1 });
    expect(fleetBoard.times).toEqual([]);
  });
});
