import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { ShipmentRecord } from '../../../../src/domain/shipment/Shipment.ts';
import type { ShipmentEvent } from '../../../../src/domain/shipment/ShipmentEvent.ts';
import { bodyChunk } from '../../../../src/ui/rooms/shipments/bodyChunk.ts';
import { dialogChunk } from '../../../../src/ui/rooms/shipments/dialogs/dialogChunk.ts';
import { ShipmentPage } from '../../../../src/ui/rooms/shipments/ShipmentPage.tsx';
import { eventFactory, shipmentFactory } from '../../../support/factories/shipmentFactory.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { FakeWaitingAnswers } from '../../../support/fakes/FakeWaitingAnswers.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

beforeAll(() => Promise.all([bodyChunk.load(), dialogChunk.load()]));

const at = (hour: number, minute = 0, day = 8): number => Date.UTC(2026, 0, day, hour, minute);
const event = (type: string, when: number, more: Partial<ShipmentEvent> = {}): ShipmentEvent =>
  eventFactory.build({ id: `e-${type}-${more.stop ?? ''}`, type, at: when, recordedAt: when, ...more });
const assigned = event('assigned', at(10, 0, 5), { data: { vehicleId: 'v-1', driverId: 'd-1' } });
const arrived = [assigned, event('dispatched', at(5)), event('arrived', at(6, 40), { stop: 0 })];
/** Twenty minutes before the window opens, and four hours after the arrival. */
const waited = [...arrived, event('departed', at(10, 40), { stop: 0 })];
const problem = event('exception', at(7), { data: { kind: 'damage' } });
const ending = [
  event('arrived', at(12), { stop: 1 }),
  event('delivered', at(13), { stop: 1 }),
  event('pod_added', at(14), { stop: 1 }),
  event('completed', at(15), { side: 'shipper' }),
];
const answered = (type: 'waiting_accepted' | 'waiting_disputed', data: object = {}): ShipmentEvent =>
  event(type, at(11), { stop: 0, side: 'shipper', data: { amountMinor: 10_500, ...data } });

interface Opened extends Partial<ShipmentRecord> {
  readonly audience?: 'fleet' | 'office';
  readonly mayWrite?: boolean;
  readonly now?: number;
}

const open = (events: readonly ShipmentEvent[], opened: Opened = {}) => {
  const { audience = 'office', mayWrite = true, now = at(12), ...change } = opened;
  const made = shipmentFactory.build({ id: 's-1', ...change });
  const record = { ...made, events: [...made.events, ...events] };
  const waitingAnswers = new FakeWaitingAnswers();
  const ports = renderRoom(<ShipmentPage record={record} mayWrite={mayWrite} />, {
    waitingAnswers,
    clock: new FakeClock(now),
    membership: { audience },
  });
  return { ...ports, waitingAnswers };
};
const card = () => within(screen.getByRole('region', { name: 'Waiting' }));
const facts = () =>
  card()
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`.replaceAll('\u00A0', ' '));
const dialog = () => within(screen.getByRole('dialog'));

describe('the charge for waiting', () => {
  it.each(['fleet', 'office'] as const)('is shown step by step to the %s', (audience) => {
    open(waited, { audience });
    expect(facts()).toEqual([
      'Arrived: Thu Jan 8 7:40 AM CET',
      'Counted from: Thu Jan 8 8:00 AM CET, when the window opened',
      'Departed: Thu Jan 8 11:40 AM CET',
      'Time counted: 3 h 40 min',
      'Free time: 2 h, until Thu Jan 8 10:00 AM CET',
      'Beyond the free time: 1 h 40 min',
      'Chargeable time: 1 h 45 min',
      'Charge: €105',
    ]);
  });

  it('runs while the truck is there, and nobody is asked yet', () => {
    open(arrived, { now: at(10) });
    expect(card().getByText('Running')).toBeTruthy();
    expect(facts().at(-1)).toBe('Charge: €60 so far');
    expect(card().queryByRole('button')).toBeNull();
  });

  it('is not shown where the free time was enough', () => {
    open([...arrived, event('departed', at(8), { stop: 0 })]);
    expect(screen.queryByRole('region', { name: 'Waiting' })).toBeNull();
  });

  it('says why a late truck is paid nothing', () => {
    const late = [...arrived.slice(0, 2), event('arrived', at(9, 30), { stop: 0 })];
    open([...late, event('departed', at(14), { stop: 0 })], { now: at(15) });
    expect(card().getByText('The truck arrived late, so waiting is not paid.')).toBeTruthy();
    expect(card().getByText('No charge')).toBeTruthy();
    expect(card().queryByRole('button')).toBeNull();
  });
});

describe('a shipper', () => {
  it('is told that an answer is needed, and accepts after a question with amount and town', async () => {
    const { dialogs, notices, waitingAnswers } = open(waited);
    expect(screen.getByText('A charge for waiting in Leipzig needs your answer.')).toBeTruthy();
    await userEvent.click(card().getByRole('button', { name: 'Accept €105' }));
    await waitFor(() => expect(waitingAnswers.said).toEqual([{ id: 's-1', version: 3, stop: 0 }]));
    expect(dialogs.questions.map(({ title }) => title)).toEqual(['Accept €105 for waiting in Leipzig?']);
    await waitFor(() => expect(notices.texts).toEqual(['The charge was accepted.']));
  });

  it('disputes with a reason and a note', async () => {
    const { notices, waitingAnswers } = open(waited);
    await userEvent.click(card().getByRole('button', { name: 'Dispute the charge for waiting in Leipzig' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Dispute charge' }));
    expect(dialog().getByText(/Choose a reason\./)).toBeTruthy();
    await userEvent.selectOptions(dialog().getByRole('combobox'), 'The times are wrong');
    await userEvent.type(dialog().getByRole('textbox'), ' The gate  was open ');
    await userEvent.click(dialog().getByRole('button', { name: 'Dispute charge' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const dispute = { reason: 'times_wrong', note: 'The gate was open' };
    expect(waitingAnswers.said).toEqual([{ id: 's-1', version: 3, stop: 0, dispute }]);
    expect(notices.texts).toEqual(['The charge was disputed.']);
  });

  it('may accept what was disputed, but not dispute it again', () => {
    open([...waited, answered('waiting_disputed', { reason: 'truck_late' })]);
    expect(
      card()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Accept €105']);
  });

  it('is asked again when a corrected time changed the charge', () => {
    const later = { of: 'e-arrived-0', at: '2026-01-08T07:40:00.000Z' };
    open([...waited, answered('waiting_accepted'), event('correction', at(11, 30), { data: later })]);
    expect(card().getByText('Not answered')).toBeTruthy();
    expect(card().getByRole('button', { name: 'Accept €60' })).toBeTruthy();
  });

  it('keeps the dialog and is told why where somebody was faster', async () => {
    const { dialogs, waitingAnswers } = open(waited);
    waitingAnswers.shipment = new Failure({ kind: 'refused', status: 409, reason: 'stale', errors: [] });
    await userEvent.click(card().getByRole('button', { name: /^Dispute/ }));
    await userEvent.selectOptions(dialog().getByRole('combobox'), 'Something else');
    await userEvent.click(dialog().getByRole('button', { name: 'Dispute charge' }));
    await waitFor(() => expect(dialogs.alerts).toHaveLength(1));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  const troubled = [...arrived, problem, event('hold', at(8, 35)), event('departed', at(8, 40), { stop: 0 })];

  it('is told of problems and holds while the goods are on the road', () => {
    open(troubled, { now: at(16) });
    expect(screen.getByText(/^Open problem: /)).toBeTruthy();
    expect(screen.getByText('This shipment is on hold.')).toBeTruthy();
    expect(screen.queryByText('Closed unresolved when the shipment ended')).toBeNull();
  });

  it('is asked to do nothing about them once the shipment is complete, and can still read them', () => {
    open([...troubled, ...ending], { now: at(16) });
    const standing = screen.getByText(/^Completed with 1 problem on record:/);
    const link = within(standing).getByRole('link');
    expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toContain(
      `Problem: ${link.textContent}`,
    );
    expect(screen.queryByText(/^Open problem: |on hold\.$/)).toBeNull();
    const closed = screen.getAllByText('Closed unresolved when the shipment ended');
    expect(closed.map((line) => line.closest('li')?.querySelector('strong')?.textContent)).toEqual([
      'Put on hold',
      expect.stringMatching(/^Problem: /),
    ]);
  });

  it('is told nothing else while waiting is to be answered', () => {
    open([...waited, problem, ...ending], { now: at(16) });
    expect(screen.getByText('A charge for waiting in Leipzig needs your answer.')).toBeTruthy();
    expect(screen.queryByText(/^Completed with/)).toBeNull();
  });

  it('who may only look decides nothing', () => {
    open(waited, { mayWrite: false });
    expect(card().queryByRole('button')).toBeNull();
  });

  it('is not asked for a charge of nothing', () => {
    open(waited, { terms: { ...shipmentFactory.build().terms, ratePerHourMinor: 0 } });
    expect(card().getByText('No charge')).toBeTruthy();
    expect(card().queryByRole('button')).toBeNull();
  });
});

describe('a carrier', () => {
  it('sees that the shipper has not answered, and answers nothing', () => {
    open(waited, { audience: 'fleet' });
    expect(card().getByText('€105 has been proposed to the shipper, who has not answered yet.')).toBeTruthy();
    expect(card().queryByRole('button')).toBeNull();
  });

  it('sees the answer with its reason and note, in the card and among the events', () => {
    const said = { reason: 'times_wrong', note: 'The gate was open' };
    open([...waited, answered('waiting_disputed', said)], { audience: 'fleet' });
    expect(
      card().getByText(/^The shipper disputed this charge on Thu Jan 8 12:00 PM CET: The times are wrong\.$/),
    ).toBeTruthy();
    expect(card().getByText('The gate was open')).toBeTruthy();
    const [first] = within(screen.getByRole('list', { name: 'Events' })).getAllByRole('listitem');
    expect(first?.textContent).toContain('The times are wrong · The gate was open');
  });

  it('sees that it was accepted', () => {
    open([...waited, answered('waiting_accepted')], { audience: 'fleet' });
    expect(card().getByText(/^The shipper accepted this charge on/)).toBeTruthy();
  });
});
