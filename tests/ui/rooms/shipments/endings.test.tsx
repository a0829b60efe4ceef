import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { ShipmentRecord } from '../../../../src/domain/shipment/Shipment.ts';
import type { ShipmentEvent } from '../../../../src/domain/shipment/ShipmentEvent.ts';
import type { StatementRecord } from '../../../../src/domain/statement/Statement.ts';
import { bodyChunk } from '../../../../src/ui/rooms/shipments/bodyChunk.ts';
import { dialogChunk } from '../../../../src/ui/rooms/shipments/dialogs/dialogChunk.ts';
import { ShipmentPage } from '../../../../src/ui/rooms/shipments/ShipmentPage.tsx';
import { eventFactory, shipmentFactory } from '../../../support/factories/shipmentFactory.ts';
import { feeStatement } from '../../../support/factories/statementFactory.ts';
import { FakeCancellations } from '../../../support/fakes/FakeCancellations.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { FakeStatementRegister } from '../../../support/fakes/FakeStatementRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

beforeAll(() => Promise.all([bodyChunk.load(), dialogChunk.load()]));

const at = (hour: number, minute = 0, day = 8): number => Date.UTC(2026, 0, day, hour, minute);
const event = (type: string, when: number, more: Partial<ShipmentEvent> = {}): ShipmentEvent =>
  eventFactory.build({ id: `e-${type}-${more.stop ?? ''}`, type, at: when, recordedAt: when, ...more });
const assigned = event('assigned', at(10, 0, 5), { data: { vehicleId: 'v-1', driverId: 'd-1' } });
const dispatched = event('dispatched', at(6));
const arrived = event('arrived', at(7), { stop: 0 });
const departed = [arrived, event('departed', at(8), { stop: 0 })];

const inTime = at(12, 0, 5);
const past = at(4);

const open = (
  events: readonly ShipmentEvent[],
  now: number,
  {
    mayWrite = true,
    audience = 'office',
    statement,
    ...change
  }: Partial<ShipmentRecord> & {
    readonly mayWrite?: boolean;
    readonly audience?: 'fleet' | 'office';
    readonly statement?: StatementRecord;
  } = {},
) => {
  const made = shipmentFactory.build({ id: 's-1', ...change });
  const record = { ...made, events: [...made.events, ...events] };
  const cancellations = new FakeCancellations();
  const statementRegister = new FakeStatementRegister();
  if (statement) statementRegister.statement = statement;
  const ports = renderRoom(<ShipmentPage record={record} mayWrite={mayWrite} />, {
    cancellations,
    statementRegister,
    clock: new FakeClock(now),
    membership: { audience },
  });
  return { ...ports, cancellations };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const effects = () =>
  dialog()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('taking a load back', () => {
  it('is offered once nobody was assigned in time, and says first what follows', async () => {
    const { cancellations, notices } = open([], past);
    await press('Take the load back');
    expect(effects()).toEqual([
      'The carrier is notified at once.',
      'The request is open again, and offers in reserve can be accepted.',
      'It costs you nothing, because no truck was assigned in time.',
    ]);
    expect(document.activeElement?.textContent).not.toBe('Take it back');
    await press('Take it back');
    expect(cancellations.asked).toEqual([
      { id: 's-1', version: 3, entry: { reason: 'not_assigned', note: undefined } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(notices.texts).toEqual(['The load is yours again.']);
  });

  it('says that the request needs new times once its first window is over', async () => {
    open([], at(9, 1));
    await press('Take the load back');
    expect(effects()[1]).toContain('the request has expired');
  });

  it.each([
    ['before that', [], inTime],
    ['once a truck is assigned', [assigned], past],
  ] as const)('is not offered %s', (_, events, now) => {
    open(events, now);
    expect(screen.queryByRole('button', { name: 'Take the load back' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel shipment' })).toBeTruthy();
  });
});

describe('canceling a shipment', () => {
  it('tells the agreed fee and that the truck is under way, and asks for a reason', async () => {
    const { terms } = shipmentFactory.build();
    const { cancellations, notices } = open([assigned, dispatched], at(6, 30), {
      terms: { ...terms, cancellationFeeMinor: 15_000 },
    });
    await press('Cancel shipment');
    expect(effects()).toEqual([
      'The truck is already on its way to the pickup.',
      'The carrier is notified at once.',
      'The request is canceled too, and takes no more offers.',
      'You owe the carrier the agreed cancellation fee of €150.',
    ]);
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel shipment' }));
    expect(dialog().getByText(/Choose a reason\./)).toBeTruthy();
    expect(dialog().queryByRole('option', { name: 'No truck was assigned in time' })).toBeNull();
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: /Reason/ }), 'The order changed');
    await userEvent.type(dialog().getByRole('textbox', { name: /Note to the carrier/ }), ' Friday  instead ');
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel shipment' }));
    expect(cancellations.asked).toEqual([
      { id: 's-1', version: 3, entry: { reason: 'order_changed', note: 'Friday instead' } },
    ]);
    expect(notices.texts).toEqual(['The shipment was canceled.']);
  });

  it.each([
    [
      'before the truck sets out',
      [assigned],
      15_000,
      'You owe no cancellation fee, because the truck has not set out.',
    ],
    [
      'at the pickup',
      [assigned, dispatched, arrived],
      15_000,
      'You owe the carrier the agreed cancellation fee of €150.',
    ],
    ['without a fee in the terms', [assigned, dispatched], 0, 'No cancellation fee was agreed.'],
  ] as const)('says what is owed %s', async (_, events, cancellationFeeMinor, told) => {
    const { terms } = shipmentFactory.build();
    open(events, at(7, 30), { terms: { ...terms, cancellationFeeMinor } });
    await press('Cancel shipment');
    expect(effects().at(-1)).toBe(told);
  });

  it('tells the carrier that it gets no fee for what it cancels itself', async () => {
    const { terms } = shipmentFactory.build();
    open([assigned, dispatched], at(6, 30), { terms: { ...terms, cancellationFeeMinor: 15_000 }, audience: 'fleet' });
    await userEvent.click(screen.getByText('More'));
    await press('Cancel shipment');
    expect(effects().at(-1)).toBe('You get no cancellation fee, because you are the one canceling.');
  });

  it('refuses a note that is too long', async () => {
    const { cancellations } = open([], inTime);
    await press('Cancel shipment');
    await userEvent.selectOptions(dialog().getByRole('combobox'), 'Something else');
    await userEvent.click(dialog().getByRole('textbox'));
    await userEvent.paste('x'.repeat(201));
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel shipment' }));
    expect(dialog().getByText(/at most 200 characters/)).toBeTruthy();
    await userEvent.clear(dialog().getByRole('textbox'));
    await userEvent.click(dialog().getByRole('textbox'));
    await userEvent.paste('Friday\u200F');
    expect(dialog().queryByText(/at most 200 characters/)).toBeNull();
    expect(dialog().getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    expect(cancellations.asked).toEqual([]);
  });

  it('is not offered once the goods are on board', () => {
    open([assigned, dispatched, ...departed], at(8, 30));
    expect(screen.queryByRole('button', { name: 'Cancel shipment' })).toBeNull();
  });

  it('is not offered to viewers', () => {
    open([], past, { mayWrite: false });
    expect(screen.queryByRole('button', { name: /Cancel shipment|Take the load back/ })).toBeNull();
  });

  it('stays open and says why when it came too late', async () => {
    const { cancellations, dialogs } = open([], inTime);
    cancellations.cancelled = new Failure({ kind: 'refused', status: 409, reason: 'goods_loaded', errors: [] });
    await press('Cancel shipment');
    await userEvent.selectOptions(dialog().getByRole('combobox'), 'Something else');
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel shipment' }));
    await waitFor(() => expect(dialogs.alerts[0]?.text).toContain('already on board'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

const ended = (by: ShipmentEvent['side'], reason: string) =>
  event('cancelled', at(6, 30), { side: by, data: { reason } });

describe('a shipment that was canceled', () => {
  const { terms } = shipmentFactory.build();
  const owed = {
    status: 'cancelled',
    terms: { ...terms, cancellationFeeMinor: 15_000 },
    statement: feeStatement,
  } as const;

  it.each([
    ['office', 'The truck had set out, so you owe the carrier the agreed cancellation fee of €150.'],
    ['fleet', 'The truck had set out, so the shipper owes you the agreed cancellation fee of €150.'],
  ] as const)('tells the %s of the fee, and leads to its statement', async (audience, told) => {
    const asked = vi.spyOn(FakeStatementRegister.prototype, 'read');
    open([assigned, dispatched, ended('shipper', 'not_ready')], at(7), { ...owed, audience });
    await act(async () => {});
    expect(asked).toHaveBeenCalled();
    expect(screen.getByText(told)).toBeTruthy();
    const card = within(await screen.findByRole('region', { name: 'Statement' }));
    expect(card.getByText('Cancellation fee').nextElementSibling?.textContent).toBe('€150');
    expect(card.getByRole('link', { name: 'Open statement' }).getAttribute('href')).toContain('/statements/s-1');
  });

  it.each([
    ['before the truck set out', [assigned, ended('shipper', 'not_ready')]],
    ['by the carrier', [assigned, dispatched, ended('carrier', 'breakdown')]],
  ])('says nothing of a fee where it ended %s', async (_, events) => {
    const asked = vi.spyOn(FakeStatementRegister.prototype, 'read');
    open(events, at(7), owed);
    expect(screen.getByText('This shipment was canceled.')).toBeTruthy();
    // What is asked for is asked for as the page appears.
    await act(async () => {});
    expect(asked).not.toHaveBeenCalled();
    expect(screen.queryByText(/cancellation fee/iu)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Statement' })).toBeNull();
  });
});

it('the stops tell when the truck is expected, how that was found, and what waiting comes to', () => {
  const late = [event('arrived', at(7), { stop: 0 }), event('departed', at(10, 30), { stop: 0 })];
  open([assigned, dispatched, ...late], at(11));
  const [pickup, delivery] = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent?.includes('Planned'));
  expect(pickup?.textContent).toMatch(/3\sh 30\smin at this stop/);
  expect(pickup?.textContent).toContain('€90 waiting charge');
  expect(delivery?.textContent).toContain('Expected');
  expect(delivery?.textContent).toContain('from its departure on');
});

it('the stops say that a delay told since is part of the estimate', () => {
  const left = [event('arrived', at(7), { stop: 0 }), event('departed', at(10, 30), { stop: 0 })];
  const delay = event('delay', at(10, 45), { stop: 1, data: { minutes: 90, reason: 'other' } });
  open([assigned, dispatched, ...left, delay], at(11));
  expect(screen.getByText(/from its departure, plus the delay reported on/)).toBeTruthy();
});
