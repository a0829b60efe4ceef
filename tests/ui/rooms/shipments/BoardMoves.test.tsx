import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { Role } from '../../../../src/domain/company/Role.ts';
import { ShipmentsRoom } from '../../../../src/ui/rooms/shipments/ShipmentsRoom.tsx';
import { boardTripFactory, boardTruckFactory } from '../../../support/factories/boardFactory.ts';
import { candidateFactory } from '../../../support/factories/candidateFactory.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { FakeDialogs } from '../../../support/fakes/FakeDialogs.ts';
import { FakeDispatchDesk } from '../../../support/fakes/FakeDispatchDesk.ts';
import { FakeFleetBoard } from '../../../support/fakes/FakeFleetBoard.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const trip = boardTripFactory.build();
const [near, far, heavy] = [
  boardTruckFactory.build({ plate: 'B-HA 1' }),
  boardTruckFactory.build({ plate: 'B-HA 2' }),
  boardTruckFactory.build({ plate: 'B-HA 3' }),
];
const fitting = (truck: typeof near, emptyKm: number) =>
  candidateFactory.build({ vehicle: { id: truck.id, plate: truck.plate }, driver: truck.driver, emptyKm });
const payload = { code: 'payload', severity: 'block', has: 1_000, needs: 18_400 } as const;

interface Visit {
  readonly role?: Role;
  readonly at?: string;
  readonly answer?: boolean;
}

const open = async ({ role = 'owner', at = '', answer = true }: Visit = {}) => {
  const [fleetBoard, dispatchDesk, dialogs] = [new FakeFleetBoard(), new FakeDispatchDesk(), new FakeDialogs(answer)];
  fleetBoard.board = {
    trucks: [far, near, heavy],
    truckCount: 3,
    unassigned: [trip],
    unassignedCount: 1,
  };
  dispatchDesk.found = [
    fitting(near, 12),
    fitting(far, 300),
    { ...fitting(heavy, 5), verdict: { fits: false, reasons: [payload] } },
  ];
  const room = (
    <Routes>
      <Route path="ui/shipments/*" element={<ShipmentsRoom />} />
    </Routes>
  );
  const { notices } = renderRoom(room, {
    fleetBoard,
    dispatchDesk,
    dialogs,
    clock: new FakeClock(Date.UTC(2026, 0, 5, 10)),
    membership: { role },
    at: `/ui/shipments/board${at}`,
  });
  await screen.findByText('B-HA 1');
  return { dispatchDesk, dialogs, notices };
};

const tray = () => within(screen.getByRole('region', { name: /^Without a truck/ }));
const waiting = () => tray().getByRole('button', { name: /^Leipzig/ });
const user = userEvent.setup();

describe('a shipment moved by keyboard', () => {
  it('is picked up with Enter, goes to the best truck first, and is assigned with Enter', async () => {
    const { dispatchDesk, notices } = await open();
    waiting().focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/B-HA 1: Fits · ≈ 12 km empty, with Driver/)).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(dispatchDesk.assigned).toMatchObject([
      { id: trip.id, version: 2, entry: { vehicleId: near.id, trailerId: null, driverId: near.driver?.id } },
    ]);
    expect(notices.texts.at(-1)).toContain('B-HA 1 is assigned');
    expect(screen.queryByRole('button', { name: 'Put back' })).toBeNull();
  });

  it('is offered to other rows by the arrow keys, which say why one does not fit before it is dropped', async () => {
    const { dispatchDesk, notices } = await open();
    waiting().focus();
    await user.keyboard('{Enter}');
    await screen.findByText(/^B-HA 1: Fits/);
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('status').textContent).toContain('B-HA 2: Fits · ≈ 300 km empty');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('status').textContent).toContain('B-HA 3: Carries 1,000 kg; the load weighs 18,400 kg.');
    await user.keyboard('{Enter}');
    expect(dispatchDesk.assigned).toEqual([]);
    expect(notices.texts.at(-1)).toContain('B-HA 3 was not assigned.');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Put back' })).toBeNull();
    expect(document.activeElement).toBe(waiting());
  });
});

describe('a shipment moved by pointer', () => {
  it('is picked up by a click and dropped by one on a row, all of which say whether they fit', async () => {
    const { dispatchDesk } = await open();
    await user.click(waiting());
    expect(await screen.findByText('Fits · ≈ 300 km empty')).toBeTruthy();
    expect(screen.getByText('Carries 1,000 kg; the load weighs 18,400 kg.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'B-HA 2' }));
    expect(dispatchDesk.assigned).toMatchObject([{ entry: { vehicleId: far.id } }]);
    expect(screen.getByText('B-HA 2')).toBeTruthy();
  });

  it('asks before a truck gets a driver that it does not usually have', async () => {
    const { dispatchDesk, dialogs } = await open({ answer: false });
    dispatchDesk.found = [{ ...fitting(near, 12), driver: { id: 'd-9', name: 'Ada Moss' } }];
    await user.click(waiting());
    await screen.findByText('Fits · ≈ 12 km empty');
    await user.click(screen.getByRole('link', { name: 'B-HA 1' }));
    expect(dialogs.questions).toMatchObject([{ title: 'Assign B-HA 1?', text: expect.stringContaining('Ada Moss') }]);
    expect(dispatchDesk.assigned).toEqual([]);
  });

  it('asks before a truck gets it that would come too late', async () => {
    const { dispatchDesk, dialogs } = await open({ answer: false });
    const late = { fits: true, reasons: [{ code: 'too_far', severity: 'warn', has: 1141 }] } as const;
    dispatchDesk.found = [{ ...fitting(near, 1141), verdict: late }];
    await user.click(waiting());
    await screen.findByText('Too late for the pickup');
    await user.click(screen.getByRole('link', { name: 'B-HA 1' }));
    const title = 'Take B-HA 1 although it will be too late for the pickup?';
    expect(dialogs.questions.map((asked) => asked.title)).toEqual([title]);
    expect(dispatchDesk.assigned).toEqual([]);
  });

  it('goes back when the service refuses, and the reason is told', async () => {
    const { dispatchDesk, dialogs } = await open();
    dispatchDesk.written = new Failure({ kind: 'refused', status: 409, reason: 'stale', errors: [] });
    await user.click(waiting());
    await screen.findByText('Fits · ≈ 12 km empty');
    await user.click(screen.getByRole('link', { name: 'B-HA 1' }));
    expect(dialogs.alerts).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Put back' })).toBeNull();
  });
});

describe('the list', () => {
  it('assigns with a button of each truck', async () => {
    const { dispatchDesk } = await open({ at: '?as=list' });
    await user.click(screen.getByRole('button', { name: 'Assign a shipment to B-HA 1' }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    await user.selectOptions(dialog.getByLabelText('Shipment without a truck'), trip.id);
    expect(await dialog.findByText(/^Fits · ≈ 12 km empty/)).toBeTruthy();
    await user.click(dialog.getByText('Assign'));
    expect(dispatchDesk.assigned).toMatchObject([{ id: trip.id, entry: { vehicleId: near.id } }]);
  });
});

it('viewers open shipments, and move none', async () => {
  await open({ role: 'viewer' });
  expect(
    tray()
      .getByRole('link', { name: /^Leipzig/ })
      .getAttribute('href'),
  ).toBe(`/ui/shipments/${trip.id}`);
  expect(tray().queryByRole('button')).toBeNull();
});
