import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import type { ShipmentEvent } from '../../../../src/domain/shipment/ShipmentEvent.ts';
import { bodyChunk } from '../../../../src/ui/rooms/shipments/bodyChunk.ts';
import { ShipmentPage } from '../../../../src/ui/rooms/shipments/ShipmentPage.tsx';
import { eventFactory, shipmentFactory } from '../../../support/factories/shipmentFactory.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

beforeAll(() => bodyChunk.load());

const at = (hour: number, minute: number): number => Date.UTC(2026, 0, 8, hour, minute);

const positionAt = (minute: number, lat: number): ShipmentEvent =>
  eventFactory.build({ type: 'position', at: at(9, minute), source: 'app', position: { lat, lng: 4.84 } });

const open = (events: readonly ShipmentEvent[]): void => {
  const made = shipmentFactory.build();
  const record = { ...made, events: [...made.events, ...events] };
  renderRoom(<ShipmentPage record={record} mayWrite />, { clock: new FakeClock(at(10, 0)) });
};
const events = () => screen.getByRole('list', { name: 'Events' });

it('positions that follow one another are one line, which tells the last and opens to each', async () => {
  open([positionAt(0, 48), positionAt(10, 47), positionAt(20, 46.1)]);
  const line = within(events()).getByRole('button', { name: /^3 positions/ });
  expect(line.textContent).toBe('3 positionsLast 39 km from Lyon, Thu Jan 8 10:20 AM CET');
  expect(line.getAttribute('aria-expanded')).toBe('false');
  expect(within(events()).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(line);
  expect(line.getAttribute('aria-expanded')).toBe('true');
  const [latest, ...others] = within(screen.getByRole('list', { name: '3 positions' })).getAllByRole('listitem');
  expect(latest?.textContent).toContain('Position 39 km from Lyon');
  expect(others).toHaveLength(2);
  await userEvent.click(line);
  expect(screen.queryByRole('list', { name: '3 positions' })).toBeNull();
});

const reckonedAt = (minute: number, data: object) =>
  eventFactory.build({ type: 'reckoned', at: at(9, minute), side: 'service', data: { ...data } });

it('what other trips of the truck make of its arrival is a problem that comes or goes', async () => {
  const late = { code: 'too_far', severity: 'warn', has: 750, until: '2026-01-08T15:00:00Z' };
  open([reckonedAt(0, { tooLate: late }), reckonedAt(10, {})]);
  await userEvent.click(screen.getByRole('radio', { name: 'Problems' }));
  const [inTime, tooLate] = within(events()).getAllByRole('listitem');
  expect(inTime?.textContent).toContain('Truck can make the pickup on time now that its other trips have changed');
  expect(inTime?.textContent).not.toContain('Expected');
  expect(inTime?.textContent).toContain('Automatic');
  expect(tooLate?.textContent).toContain('Truck will be late at the pickup: its other trips changed');
  expect(tooLate?.textContent).toContain('Expected Thu Jan 8 4:00 PM CET');
});

it('a proof tells its counts, and who verified it', () => {
  const packages = { delivered: 22, short: 1, damaged: 1 };
  const ending = [
    eventFactory.build({ type: 'dispatched', at: at(6, 0) }),
    eventFactory.build({ type: 'pod_added', stop: 1, at: at(9, 0), data: { packages, note: 'One box wet' } }),
    eventFactory.build({ type: 'completed', at: at(9, 30), side: 'shipper' }),
  ];
  open(ending);
  const [verified, proof] = within(events()).getAllByRole('listitem');
  expect(verified?.textContent).toContain('Proof of delivery verified, shipment completed');
  expect(proof?.textContent).toContain('22 delivered, 1 short, 1 damaged · One box wet');
});

it('a single position stands by itself, and close to a stop is near it', () => {
  open([positionAt(0, 45.77)]);
  expect(within(events()).queryByRole('button', { name: /positions/ })).toBeNull();
  expect(within(events()).getByText('Position near Lyon')).toBeTruthy();
});

it('the position that was taken last counts, even if it was sent before others', () => {
  open([positionAt(30, 45.77), positionAt(10, 47)]);
  expect(within(events()).getByRole('button', { name: /^2 positions.*Near Lyon/i })).toBeTruthy();
});

const proven = (id: string, minute: number): ShipmentEvent =>
  eventFactory.build({ id, type: 'pod_added', stop: 1, at: at(9, minute) });
const short = (proof: string, minute: number): ShipmentEvent =>
  eventFactory.build({ type: 'exception', stop: 1, at: at(9, minute), data: { kind: 'shortage', proof } });

it('a newer proof is called so, and what the one before it reported is withdrawn', () => {
  open([proven('p-1', 0), short('p-1', 1), proven('p-2', 2), short('p-2', 3)]);
  const lines = within(events()).getAllByRole('listitem').slice(0, 4);
  expect(
    lines.map((line) => within(line).getByText(/proof of delivery|Problem/i, { selector: 'strong' }).textContent),
  ).toEqual(['Problem: Shortage', 'New proof of delivery for Lyon', 'Problem: Shortage', 'Proof of delivery for Lyon']);
  const said = 'Withdrawn: a newer proof took its place';
  expect(lines.map((line) => within(line).queryByText(said) !== null)).toEqual([false, false, true, false]);
});
