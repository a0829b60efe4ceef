import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { ShipmentRecord } from '../../../../src/domain/shipment/Shipment.ts';
import type { ShipmentEvent } from '../../../../src/domain/shipment/ShipmentEvent.ts';
import { bodyChunk } from '../../../../src/ui/rooms/shipments/bodyChunk.ts';
import { dialogChunk } from '../../../../src/ui/rooms/shipments/dialogs/dialogChunk.ts';
import { ShipmentPage } from '../../../../src/ui/rooms/shipments/ShipmentPage.tsx';
import { eventFactory, shipmentFactory } from '../../../support/factories/shipmentFactory.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { FakeConnectivity } from '../../../support/fakes/FakeConnectivity.ts';
import { FakeShipmentReports } from '../../../support/fakes/FakeShipmentReports.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

beforeAll(() => Promise.all([bodyChunk.load(), dialogChunk.load()]));

const at = (hour: number, minute = 0): number => Date.UTC(2026, 0, 8, hour, minute);
const event = (type: string, when: number, more: Partial<ShipmentEvent> = {}): ShipmentEvent =>
  eventFactory.build({ id: `e-${type}-${more.stop ?? ''}`, type, at: when, recordedAt: when, ...more });
const crew = { vehicle: { id: 'v-1', plate: 'B-HA 204' }, trailer: undefined, driver: { id: 'd-1', name: 'Ada Moss' } };
const assigned = event('assigned', at(5), { data: { vehicleId: 'v-1', driverId: 'd-1' } });
const dispatched = event('dispatched', at(6));
const arrived = event('arrived', at(7, 20), { stop: 0 });
const departed = event('departed', at(8), { stop: 0 });

/** A shipment that somebody else moves on at the press of a button. */
const Moving = ({ record, later }: { readonly record: ShipmentRecord; readonly later: readonly ShipmentEvent[] }) => {
  const [events, setEvents] = useState(record.events);
  const moved: ShipmentRecord = { ...record, events };
  return (
    <>
      <button onClick={() => setEvents([...events, ...later])}>Go on elsewhere</button>
      <ShipmentPage record={moved} mayWrite />
    </>
  );
};

const open = (
  events: readonly ShipmentEvent[],
  audience: 'fleet' | 'office' = 'fleet',
  mayWrite = true,
  later: readonly ShipmentEvent[] = [],
  connectivity = new FakeConnectivity(true),
) => {
  const shipmentReports = new FakeShipmentReports();
  const made = shipmentFactory.build({ id: 's-1' });
  const record = { ...made, assignment: crew, events: [...made.events, ...events] };
  const room = mayWrite ? <Moving record={record} later={later} /> : <ShipmentPage record={record} mayWrite={false} />;
  const ports = renderRoom(room, {
    shipmentReports,
    connectivity,
    clock: new FakeClock(at(9, 40)),
    membership: { audience },
  });
  return { ...ports, shipmentReports };
};

const press = async (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const choose = async (name: string | RegExp): Promise<void> => {
  await userEvent.click(screen.getByText('More'));
  await press(name);
};
const fill = async (label: string, text: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.tab();
};
const told = ({ told: all }: FakeShipmentReports) => all.map(({ event: each }) => each);

/** The steps that are kept after the next one was pressed without the network. */
const keptAfter = async (hands: (button: HTMLElement) => Promise<unknown>): Promise<readonly string[]> => {
  const { outbox } = open([assigned], 'fleet', true, [], new FakeConnectivity(false));
  await hands(screen.getByRole('button', { name: 'Dispatch' }));
  await screen.findByRole('button', { name: /^(Arrived|Departed)/ });
  return outbox.list().map((entry) => (entry.kind === 'event' ? entry.event.type : entry.kind));
};

/** A key that is still held down, and then pressed twice. */
const holdAndPressTwice = async (button: HTMLElement): Promise<void> => {
  button.focus();
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Arrived in Leipzig' });
  await userEvent.keyboard('{Enter}');
};

describe('the next step', () => {
  it.each([
    ['Dispatch', [assigned], { type: 'dispatched', stop: null }],
    ['Arrived in Leipzig', [assigned, dispatched], { type: 'arrived', stop: 0 }],
    ['Departed Leipzig', [assigned, dispatched, arrived], { type: 'departed', stop: 0 }],
    ['Arrived in Lyon', [assigned, dispatched, arrived, departed], { type: 'arrived', stop: 1 }],
    [
      'Delivered in Lyon',
      [assigned, dispatched, arrived, departed, event('arrived', at(9), { stop: 1 })],
      { type: 'delivered', stop: 1 },
    ],
  ])('is "%s", told as now by one press', async (name, events, step) => {
    const { shipmentReports, notices } = open(events);
    await press(name);
    expect(told(shipmentReports)).toEqual([{ ...step, at: null, data: {} }]);
    await waitFor(() => expect(notices.texts[0]).toContain('10:40'));
  });

  it('can be told with another time, by the clock there', async () => {
    const { shipmentReports } = open([assigned, dispatched]);
    await press('Change time');
    await fill('Arrived at', '2026-01-08 08:05');
    await press('Arrived in Leipzig');
    expect(told(shipmentReports)).toEqual([{ type: 'arrived', stop: 0, at: at(7, 5), data: {} }]);
  });

  it('far ahead of its window is told after a question, which a no leaves as it was', async () => {
    const early = [
      { ...assigned, at: at(-48) },
      { ...dispatched, at: at(-47) },
    ];
    const { shipmentReports, dialogs } = open(early);
    await press('Change time');
    await fill('Arrived at', '2026-01-06 18:00');
    dialogs.answer = false;
    await press('Arrived in Leipzig');
    expect(dialogs.questions[0]?.title).toMatch(/^The window in Leipzig opens Thu Jan 8 8:00/);
    expect(dialogs.questions[0]?.isDangerous).toBeUndefined();
    expect(told(shipmentReports)).toEqual([]);
    dialogs.answer = true;
    await press('Arrived in Leipzig');
    await waitFor(() => expect(told(shipmentReports)).toHaveLength(1));
    expect(dialogs.questions[1]?.text).toMatch(/^Arrived in Leipzig: .*cannot be taken back/);
  });

  it('far ahead that the rules refuse is not asked about', async () => {
    const { dialogs } = open([
      { ...assigned, at: at(-48) },
      { ...dispatched, at: at(-47) },
    ]);
    await press('Change time');
    await fill('Arrived at', '2026-01-06 01:00');
    await press('Arrived in Leipzig');
    expect(await screen.findByText(/This must come after: Dispatched/)).toBeTruthy();
    expect(dialogs.questions).toEqual([]);
  });

  it.each([
    ['2026-01-08 06:30', /This must come after: Dispatched, .*7:00/],
    ['2026-01-08 10:50', /The time is in the future/],
  ])('at %s is refused in words, and what was typed stays', async (typed, problem) => {
    const { shipmentReports } = open([assigned, dispatched]);
    await press('Change time');
    await fill('Arrived at', typed);
    await press('Arrived in Leipzig');
    expect(screen.getByText(problem)).toBeTruthy();
    expect(told(shipmentReports)).toEqual([]);
  });

  it('is not given the time that was typed for the one before, which somebody else told meanwhile', async () => {
    const { shipmentReports } = open([assigned, dispatched], 'fleet', true, [arrived]);
    await press('Change time');
    await fill('Arrived at', '2026-01-08 10:50');
    await press('Arrived in Leipzig');
    expect(screen.getByText(/The time is in the future/)).toBeTruthy();
    await press('Go on elsewhere');
    expect(screen.queryByText(/The time is in the future/)).toBeNull();
    await press('Departed Leipzig');
    expect(told(shipmentReports)).toEqual([{ type: 'departed', stop: 0, at: null, data: {} }]);
  });

  describe('without the network, where the following one comes at once,', () => {
    it('is told alone by a double click', async () => {
      expect(await keptAfter((button) => userEvent.dblClick(button))).toEqual(['dispatched']);
    });

    it('is told alone by a key that is held down, and together with it by a key that is pressed twice', async () => {
      expect(await keptAfter(holdAndPressTwice)).toEqual(['dispatched', 'arrived']);
    });
  });

  it('of a crew that is out names who, and with which shipment', async () => {
    const { shipmentReports } = open([assigned]);
    const message = 'Ada Moss is still on the road with SR-2026-000237.';
    shipmentReports.written = new Failure({ kind: 'refused', status: 409, reason: 'on_the_road', message, errors: [] });
    await press('Dispatch');
    expect((await screen.findByText(message)).textContent).toBe(message);
    expect(screen.queryByText(/The shipment is now/)).toBeNull();
  });

  it('that somebody else has done meanwhile is told as such', async () => {
    const { shipmentReports, dialogs } = open([assigned, dispatched]);
    shipmentReports.written = new Failure({ kind: 'refused', status: 409, reason: 'wrong_status', errors: [] });
    await press('Arrived in Leipzig');
    expect(await screen.findByText(/The shipment’s current status does not allow this/)).toBeTruthy();
    expect(dialogs.alerts).toEqual([]);
  });

  it.each([
    ['shippers', 'office', true],
    ['viewers', 'fleet', false],
  ] as const)('is not for %s', (_, audience, mayWrite) => {
    open([assigned, dispatched], audience, mayWrite);
    expect(screen.queryByRole('button', { name: 'Arrived in Leipzig' })).toBeNull();
  });
});

describe('from the menu', () => {
  it('a delay is told with a reason', async () => {
    const { shipmentReports, notices } = open([assigned, dispatched]);
    await choose('Report a delay');
    await press('Send');
    expect(screen.getByText('Give a reason.')).toBeTruthy();
    await userEvent.click(screen.getByLabelText('Enter minutes'));
    await fill('Delay in minutes', '0');
    await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Traffic');
    await press('Send');
    expect(screen.getByText('Enter minutes from 1 to 10,080.')).toBeTruthy();
    await fill('Delay in minutes', '45');
    await press('Send');
    expect(told(shipmentReports)).toEqual([
      { type: 'delay', stop: 0, at: null, data: { minutes: 45, reason: 'traffic' } },
    ]);
    expect(notices.texts).toEqual(['Delay reported.']);
  });

  it('a problem is reported by both sides, and marked as resolved', async () => {
    const damage = event('exception', at(7, 30), { data: { kind: 'damage' } });
    const { shipmentReports } = open([assigned, dispatched, damage], 'office');
    await choose('Report a problem');
    await press('Send');
    expect(screen.getByText('Choose the kind of problem.')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Kind of problem'), 'Documents missing or wrong');
    await press('Send');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Mark as resolved: Damage');
    expect(told(shipmentReports)).toMatchObject([
      { type: 'exception', data: { kind: 'papers' } },
      { type: 'resolved', data: { of: damage.id } },
    ]);
  });

  it('a problem at the pickup tells what the carrier reserves, with its figures', async () => {
    const { shipmentReports } = open([assigned, dispatched, arrived]);
    await choose('Report a problem');
    expect(screen.queryByRole('group', { name: /reservations/ })).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Kind of problem'), 'Damage');
    const group = within(screen.getByRole('group', { name: /^Carrier’s reservations/ }));
    await userEvent.click(group.getByLabelText('Packaging torn'));
    await userEvent.click(group.getByLabelText('Packages missing'));
    await press('Send');
    const count = group.getByLabelText('Number of packages');
    expect(group.getByText('Enter the number of packages.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(count));
    expect(told(shipmentReports)).toEqual([]);
    await userEvent.type(count, '2');
    await userEvent.click(group.getByLabelText('Temperature at loading'));
    await userEvent.type(group.getByLabelText('Temperature (°C)'), '7.5');
    await press('Send');
    expect(told(shipmentReports)).toMatchObject([
      {
        type: 'exception',
        stop: 0,
        data: {
          kind: 'damage',
          reservations: [
            { code: 'packages_missing', count: 2 },
            { code: 'packaging_torn' },
            { code: 'temperature_at_loading', celsius: 7.5 },
          ],
        },
      },
    ]);
  });

  it('reservations stay while another kind of problem is looked at, and are not told with it', async () => {
    const { shipmentReports } = open([assigned, dispatched, arrived]);
    await choose('Report a problem');
    const kind = screen.getByLabelText('Kind of problem');
    await userEvent.selectOptions(kind, 'Damage');
    await userEvent.click(screen.getByLabelText('Packages missing'));
    await userEvent.selectOptions(kind, 'Breakdown');
    expect(screen.queryByLabelText('Packages missing')).toBeNull();
    await userEvent.selectOptions(kind, 'Damage');
    expect(screen.getByLabelText<HTMLInputElement>('Packages missing').checked).toBe(true);
    await userEvent.selectOptions(kind, 'Breakdown');
    await press('Send');
    await waitFor(() => expect(told(shipmentReports)).toMatchObject([{ data: { kind: 'breakdown' } }]));
    expect(told(shipmentReports)[0]?.data).toEqual({ kind: 'breakdown' });
  });

  it('what the carrier reserved is read in the history, and accepted by the shipper by name', async () => {
    const reservations = [{ code: 'packages_missing', count: 2 }, { code: 'packages_wet' }];
    const noted = event('exception', at(7, 30), { stop: 0, data: { kind: 'damage', text: 'Rain', reservations } });
    const { shipmentReports, notices } = open([assigned, dispatched, arrived, noted], 'office');
    expect(screen.getByText('2 packages missing · Packages wet · Rain')).toBeTruthy();
    await choose('Accept reservations: 2 packages missing, Packages wet');
    expect(told(shipmentReports)).toMatchObject([{ type: 'resolved', data: { of: noted.id } }]);
    await waitFor(() =>
      expect(notices.texts).toEqual(['The reservations are accepted. The consignment note says so.']),
    );
  });

  it.each([
    ['shipper', 'Reservations accepted'],
    ['carrier', 'Problem resolved'],
  ] as const)('what the %s resolves of reservations is told as "%s"', (side, title) => {
    const noted = event('exception', at(7, 30), {
      stop: 0,
      data: { kind: 'damage', reservations: [{ code: 'packages_wet' }] },
    });
    open([assigned, dispatched, arrived, noted, event('resolved', at(7, 40), { side, data: { of: noted.id } })]);
    expect(screen.getByText(title)).toBeTruthy();
  });

  it('a note can stay within the company', async () => {
    const { shipmentReports } = open([assigned]);
    await choose('Add a note');
    await press('Add note');
    expect(screen.getByText('Fill this in.')).toBeTruthy();
    await fill('Note', 'Gate 4');
    await userEvent.click(screen.getByLabelText('Only us'));
    expect(screen.getByText(/never leaves your company/)).toBeTruthy();
    await press('Add note');
    expect(told(shipmentReports)).toMatchObject([{ type: 'note', data: { text: 'Gate 4', visibility: 'internal' } }]);
  });

  it('a note that is too long is not sent and stays as typed', async () => {
    const { shipmentReports } = open([assigned]);
    await choose('Add a note');
    const note = screen.getByLabelText<HTMLTextAreaElement>('Note');
    await userEvent.click(note);
    await userEvent.paste('🚚'.repeat(1_001));
    await press('Add note');
    expect(screen.getByText('Use at most 1,000 characters.')).toBeTruthy();
    expect(note.value).toBe('🚚'.repeat(1_001));
    await userEvent.clear(note);
    await userEvent.paste('🚚'.repeat(1_000));
    await press('Add note');
    await waitFor(() => expect(told(shipmentReports)).toMatchObject([{ data: { text: '🚚'.repeat(1_000) } }]));
  });

  it('a shipment is put on hold, and released by who did so', async () => {
    const { shipmentReports } = open([assigned, event('hold', at(7))]);
    await choose('Release');
    expect(told(shipmentReports)).toMatchObject([{ type: 'released' }]);
    expect(screen.queryByRole('button', { name: 'Put on hold' })).toBeNull();
  });

  it('a fleet reads what follows before it cancels', async () => {
    open([assigned]);
    await choose('Cancel shipment');
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this shipment?' }));
    expect(dialog.getByText(/The request is open again/)).toBeTruthy();
    expect(dialog.getByRole('option', { name: 'Breakdown' })).toBeTruthy();
    expect(dialog.queryByRole('option', { name: 'Goods not ready' })).toBeNull();
  });

  it('nothing is left of a shipment that was completed', () => {
    const kinds = ['arrived', 'delivered'].map((type) => event(type, at(9), { stop: 1 }));
    const pod = event('pod_added', at(9), { stop: 1 });
    const done = event('completed', at(9), { side: 'shipper' });
    open([assigned, dispatched, arrived, departed, ...kinds, pod, done]);
    expect(screen.queryByText('More')).toBeNull();
  });
});

describe('the time of an event', () => {
  it('is corrected by who told it, after what came before', async () => {
    const { shipmentReports } = open([assigned, dispatched, arrived]);
    await press('Change the time of Arrived in Leipzig');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/Reported before: .*8:20/)).toBeTruthy();
    await fill('Time', '2026-01-08 06:59');
    await press('Save time');
    expect(dialog.getByText(/This must come after: Dispatched/)).toBeTruthy();
    await fill('Time', '2026-01-08 08:10');
    await press('Save time');
    expect(told(shipmentReports)).toEqual([
      { type: 'correction', stop: 0, at: null, data: { of: 'e-arrived-0', at: '2026-01-08T07:10:00.000Z' } },
    ]);
  });

  it('is not for the other side to correct', () => {
    open([assigned, dispatched, arrived], 'office');
    expect(screen.queryByRole('button', { name: /^Change the time/ })).toBeNull();
  });
});
