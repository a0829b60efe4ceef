import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { ShipmentRecord } from '../../../../src/domain/shipment/Shipment.ts';
import { bodyChunk } from '../../../../src/ui/rooms/shipments/bodyChunk.ts';
import { dialogChunk } from '../../../../src/ui/rooms/shipments/dialogs/dialogChunk.ts';
import { ShipmentPage } from '../../../../src/ui/rooms/shipments/ShipmentPage.tsx';
import { candidateFactory } from '../../../support/factories/candidateFactory.ts';
import { eventFactory, shipmentFactory } from '../../../support/factories/shipmentFactory.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { FakeDispatchDesk } from '../../../support/fakes/FakeDispatchDesk.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

beforeAll(() => Promise.all([bodyChunk.load(), dialogChunk.load()]));

const unit = (id: string, plate: string) => ({ ...candidateFactory.build().vehicle, id, plate, fleetNo: id });
const fits = candidateFactory.build({ vehicle: unit('v-1', 'B-HA 204'), driver: { id: 'd-1', name: 'Ada Moss' } });
const pulls = candidateFactory.build({
  vehicle: unit('v-2', 'L-NT 11'),
  trailer: unit('t-2', 'L-TR 77'),
  driver: { id: 'd-2', name: 'Bo Lund' },
  slackMin: -20,
});
const tooLate = {
  ...pulls,
  verdict: { fits: true, reasons: [{ code: 'too_far', severity: 'warn', has: 1141 }] },
} as const;
const heavy = [
  { code: 'weight_limit', severity: 'warn', has: 46_900, needs: 40_000 },
  { code: 'overlap', severity: 'warn', of: 'driver' },
] as const;
const small = candidateFactory.build({
  vehicle: unit('v-3', 'B-HA 300'),
  driver: { id: 'd-3', name: 'Cy Ray' },
  verdict: { fits: false, reasons: [{ code: 'payload', severity: 'block', of: 'vehicle', has: 900, needs: 18_400 }] },
});

const at = (hour: number, day = 5): number => Date.UTC(2026, 0, day, hour);
const crew = {
  vehicle: { id: 'v-9', plate: 'OLD 9' },
  trailer: undefined,
  driver: { id: 'd-9', name: 'Old Hand' },
};
const moved = ['assigned', 'dispatched'].map((type, hour) =>
  eventFactory.build({ id: type, type, at: at(10 + hour), data: { vehicleId: 'v-9', driverId: 'd-9' } }),
);

const open = (change: Partial<ShipmentRecord> = {}, found = [fits, pulls, small]) => {
  const dispatchDesk = new FakeDispatchDesk();
  dispatchDesk.found = found;
  const made = shipmentFactory.build({ id: 's-1', version: 7, ...change });
  dispatchDesk.written = {
    ...made,
    status: 'assigned',
    assignment: { ...crew, vehicle: { id: 'v-1', plate: 'B-HA 204' } },
  };
  const ports = renderRoom(<ShipmentPage record={made} mayWrite />, { dispatchDesk, clock: new FakeClock(at(12)) });
  return { ...ports, dispatchDesk };
};
const sentOff = {
  status: 'dispatched',
  assignment: crew,
  events: [...shipmentFactory.build().events, ...moved],
} as const;

const ask = async (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Assign a truck' }));
const askAgain = async (): Promise<void> => {
  await userEvent.click(screen.getByText('More'));
  await userEvent.click(screen.getByRole('button', { name: 'Change truck' }));
};
const truck = (name: RegExp) => screen.findByRole('radio', { name });
const press = async (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.queryByRole('dialog');

describe('a truck', () => {
  it('is assigned by one click and one to confirm', async () => {
    const { dispatchDesk, notices } = open();
    await ask();
    await userEvent.click(await truck(/^B-HA 204 · Ada Moss$/));
    await press('Assign B-HA 204');
    await waitFor(() => expect(dialog()).toBeNull());
    const entry = { vehicleId: 'v-1', trailerId: null, driverId: 'd-1', reason: undefined };
    expect(dispatchDesk.assigned).toEqual([{ id: 's-1', version: 7, entry }]);
    expect(notices.texts).toEqual(['B-HA 204 is assigned.']);
  });

  it('that the offer named is chosen to begin with, while it fits', async () => {
    const { dispatchDesk } = open({}, [{ ...pulls, offered: true }, fits]);
    await ask();
    expect(await truck(/^L-NT 11/)).toHaveProperty('checked', true);
    expect(screen.getByText('Named in your offer')).toBeTruthy();
    await press('Assign L-NT 11');
    expect(dispatchDesk.assigned).toMatchObject([{ entry: { vehicleId: 'v-2', trailerId: 't-2' } }]);
  });

  it('that the offer named is not chosen where it does not fit any more', async () => {
    open({}, [fits, { ...small, offered: true }]);
    await ask();
    expect(await truck(/^B-HA 204/)).toHaveProperty('checked', false);
    expect(screen.getByRole('button', { name: 'Assign' })).toBeTruthy();
  });

  it('brings its trailer along, and tells how it comes to the pickup', async () => {
    const { dispatchDesk } = open();
    await ask();
    const choice = await truck(/^L-NT 11 with L-TR 77 · Bo Lund$/);
    expect(screen.getAllByText(/Free now in Halle, DE · ≈ 42 km empty · 2 h 10 min to spare/)).toBeTruthy();
    expect(screen.getByText(/20 min too late for the pickup/)).toBeTruthy();
    await userEvent.click(choice);
    await press('Assign L-NT 11');
    expect(dispatchDesk.assigned).toMatchObject([{ entry: { vehicleId: 'v-2', trailerId: 't-2' } }]);
  });

  it('that does not fit is listed last with its reasons, and not sent', async () => {
    const { dispatchDesk } = open();
    await ask();
    await truck(/B-HA 204/);
    expect(screen.queryByRole('radio', { name: /B-HA 300/ })).toBeNull();
    expect(screen.getByText('2 of 3 fit')).toBeTruthy();
    await userEvent.click(screen.getByLabelText('Only what fits'));
    const choice = await truck(/B-HA 300/);
    expect(within(screen.getByRole('dialog')).getByText(/900 kg/)).toBeTruthy();
    await userEvent.click(choice);
    await press('Assign B-HA 300');
    expect(screen.getByText(/^B-HA 300 cannot be assigned\. Vehicle: Carries 900 kg/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Assign B-HA 300' }).dataset['variant']).toBe('secondary');
    expect(dispatchDesk.assigned).toEqual([]);
  });

  it('that would come too late is not said to fit without more', async () => {
    open({}, [fits, tooLate]);
    await ask();
    expect(await screen.findByText('1 of 2 fit')).toBeTruthy();
    await userEvent.click(screen.getByLabelText('Only what fits'));
    await truck(/L-NT 11/);
    expect(screen.getByText('Fits this load')).toBeTruthy();
    const line = within(screen.getByText('20 min too late for the pickup').closest('label') ?? document.body);
    expect(line.getAllByText(/late|too far/)).toHaveLength(1);
  });

  it('that would come too late is assigned only after a question', async () => {
    const { dispatchDesk, dialogs } = open({}, [tooLate]);
    dialogs.answer = false;
    await ask();
    await userEvent.click(await truck(/L-NT 11/));
    await press('Assign L-NT 11');
    await waitFor(() =>
      expect(dialogs.questions).toMatchObject([
        {
          title: 'Take L-NT 11 although it will be too late for the pickup?',
          text: '≈ 1,141 km away: too far to make the window.',
        },
      ]),
    );
    expect(dispatchDesk.assigned).toEqual([]);
    dialogs.answer = true;
    await press('Assign L-NT 11');
    await waitFor(() => expect(dispatchDesk.assigned).toMatchObject([{ entry: { vehicleId: 'v-2' } }]));
  });

  it('that is too heavy for the route is not said to fit, and everything to check stands in one question', async () => {
    const { dialogs } = open({}, [
      { ...tooLate, verdict: { fits: true, reasons: [...tooLate.verdict.reasons, ...heavy] } },
    ]);
    dialogs.answer = false;
    await ask();
    const choice = await truck(/L-NT 11/);
    expect(screen.getByText('0 of 1 fit')).toBeTruthy();
    expect(screen.getByText('Every truck that fits has something to check.')).toBeTruthy();
    expect(screen.getByText('20 min too late for the pickup · Over the weight limit')).toBeTruthy();
    await userEvent.click(choice);
    await press('Assign L-NT 11');
    await waitFor(() =>
      expect(dialogs.questions).toMatchObject([
        {
          title: 'Take L-NT 11 although it will be too late for the pickup and over the weight limit?',
          text: '≈ 1,141 km away: too far to make the window. 46,900 kg loaded; the limit on this route is 40,000 kg. Driver: Still on another shipment that is running late.',
        },
      ]),
    );
  });

  it('that is in time and too heavy is asked about too', async () => {
    const { dialogs, dispatchDesk } = open({}, [{ ...tooLate, verdict: { fits: true, reasons: heavy } }]);
    await ask();
    await userEvent.click(await truck(/L-NT 11/));
    await press('Assign L-NT 11');
    await waitFor(() => expect(dispatchDesk.assigned).toHaveLength(1));
    expect(dialogs.questions).toMatchObject([{ title: 'Take L-NT 11 although it will be over the weight limit?' }]);
  });

  it('that the offer named is not chosen to begin with if it would come too late', async () => {
    open({}, [{ ...tooLate, offered: true }, fits]);
    await ask();
    expect(await truck(/^B-HA 204/)).toHaveProperty('checked', false);
    expect(screen.getByRole('button', { name: 'Assign' })).toBeTruthy();
  });

  it.each([
    ['vehicle', 'From Halle, DE · ≈ 42 km empty'],
    ['driver', 'Free now in Halle, DE · ≈ 42 km empty · 2 h 10 min to spare'],
  ] as const)('whose %s has another shipment then is said to come "%s"', async (of, said) => {
    const reasons = [{ code: 'overlap', severity: 'block', of, until: '2026-01-06T10:00:00Z' }] as const;
    open({}, [{ ...fits, verdict: { fits: false, reasons } }]);
    await ask();
    await truck(/B-HA 204/);
    expect(screen.getByText(said)).toBeTruthy();
    expect(screen.getByText(/Has another shipment until/)).toBeTruthy();
  });

  it('has to be chosen', async () => {
    const { dispatchDesk } = open();
    await ask();
    await truck(/B-HA 204/);
    await press('Assign');
    expect(screen.getByText('Choose a truck first.')).toBeTruthy();
    expect(dispatchDesk.assigned).toEqual([]);
  });

  it('is found by plate or driver', async () => {
    open();
    await ask();
    await truck(/B-HA 204/);
    await userEvent.type(screen.getByRole('searchbox'), 'bo{Enter}');
    expect(within(screen.getByRole('dialog')).getAllByRole('radio')).toHaveLength(1);
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'nobody{Enter}');
    expect(screen.getByText(/No truck matches/)).toBeTruthy();
  });

  it('that nobody can drive is told as such', async () => {
    open({}, [{ ...fits, driver: undefined }]);
    await ask();
    expect(await truck(/B-HA 204 · No driver/)).toBeTruthy();
    expect(screen.getByText('Nobody is free to drive it')).toBeTruthy();
    expect(screen.getByText('No truck fits this shipment.')).toBeTruthy();
  });
});

describe('a truck that was sent off', () => {
  it('is changed with a reason only', async () => {
    const { dispatchDesk } = open(sentOff);
    await askAgain();
    await userEvent.click(await truck(/B-HA 204/));
    await press('Assign B-HA 204');
    expect(screen.getByText('Say why you are changing the truck.')).toBeTruthy();
    expect(dispatchDesk.assigned).toEqual([]);
    await userEvent.type(screen.getByLabelText('Reason for the change'), ' Breakdown ');
    await press('Assign B-HA 204');
    expect(dispatchDesk.assigned).toMatchObject([{ entry: { reason: 'Breakdown' } }]);
  });

  it('is taken off after a question', async () => {
    const { dispatchDesk, dialogs, notices } = open(sentOff);
    await userEvent.click(screen.getByText('More'));
    await press('Unassign truck');
    expect(dialogs.questions).toMatchObject([{ title: 'Unassign the truck from this shipment?' }]);
    expect(dialogs.questions[0]?.isDangerous).toBeUndefined();
    expect(dispatchDesk.unassigned).toEqual([{ id: 's-1', version: 7 }]);
    expect(notices.texts).toEqual(['Truck unassigned.']);
  });
});

describe('what the service refuses is told in place, and nothing is lost', () => {
  it('as reasons where the truck does not fit any more', async () => {
    const { dispatchDesk, dialogs } = open();
    const errors = [
      {
        field: 'payload',
        message: 'The vehicle cannot carry the weight.',
        because: { of: 'vehicle', has: 1_000, needs: 18_400 },
      },
      { field: 'of_a_later_version', message: 'The vehicle is in maintenance.', because: {} },
    ];
    dispatchDesk.written = new Failure({ kind: 'refused', status: 422, errors });
    await ask();
    await userEvent.click(await truck(/B-HA 204/));
    await press('Assign B-HA 204');
    const lines = within(await screen.findByRole('alert')).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Vehicle: .*1,000.*18,400/),
      'The vehicle is in maintenance.',
    ]);
    expect(await truck(/B-HA 204/)).toHaveProperty('checked', true);
    expect(dialogs.alerts).toEqual([]);
  });

  it('as what happened where someone else changed it', async () => {
    const { dispatchDesk } = open();
    dispatchDesk.written = new Failure({ kind: 'refused', status: 409, reason: 'stale', errors: [] });
    await ask();
    await userEvent.click(await truck(/B-HA 204/));
    await press('Assign B-HA 204');
    expect(await screen.findByText(/Someone else changed this shipment/)).toBeTruthy();
    expect(await truck(/B-HA 204/)).toHaveProperty('checked', true);
  });

  it('and what was not read can be read again', async () => {
    const { dispatchDesk } = open();
    dispatchDesk.found = new Failure({ kind: 'unreachable', offline: false });
    await ask();
    await screen.findByRole('button', { name: 'Try again' });
    dispatchDesk.found = [fits];
    await press('Try again');
    expect(await truck(/B-HA 204/)).toBeTruthy();
  });
});

it('viewers are not asked for a truck', () => {
  renderRoom(<ShipmentPage record={shipmentFactory.build()} mayWrite={false} />, { clock: new FakeClock(at(12)) });
  expect(screen.queryByRole('button', { name: 'Assign a truck' })).toBeNull();
});
