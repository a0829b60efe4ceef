import { act, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FollowedTracking, TrackingNews } from '../../../../src/application/tracking/followTracking.ts';
import { neutralBrand } from '../../../../src/domain/brand/neutralBrand.ts';
import type { Tracking } from '../../../../src/domain/tracking/Tracking.ts';
import { TrackingPage } from '../../../../src/ui/rooms/tracking/TrackingPage.tsx';
import { aStop, aTracking, hoursOn } from '../../../support/factories/trackingFactory.ts';

const found = (tracking: Tracking, more: Partial<Extract<TrackingNews['reading'], { kind: 'found' }>> = {}) => ({
  reading: { kind: 'found' as const, tracking, ageMs: 0, isStale: false, ...more },
  online: true,
});

const open = (first: TrackingNews) => {
  let news = first;
  let asked = 0;
  const listeners = new Set<() => void>();
  const followed: FollowedTracking = {
    news: () => news,
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask: () => {
      asked += 1;
    },
  };
  render(<TrackingPage followed={followed} brand={neutralBrand} locale="en-US" year={2026} />);
  const turn = (next: TrackingNews) =>
    act(() => {
      news = next;
      for (const listener of listeners) listener();
    });
  return { turn, asked: () => asked };
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const stops = () => within(screen.getByRole('list')).getAllByRole('listitem');

it('says where the shipment is, when it is expected and why', () => {
  open(found(aTracking()));
  expect(heading()).toBe('On the way');
  for (const text of [
    'Shipment SR-2026-000123',
    'It left Essen and is on its way to Lyon.',
    'Last seen about 170 km from Lyon, 15 minutes ago.',
    'Expected in Lyon',
    'Estimated from where it was last seen.',
    'Updated just now.',
  ]) {
    expect(screen.getByText(new RegExp(`^${text.replaceAll('.', '[.]')}`))).toBeTruthy();
  }
  // 5 PM in UTC, by the clock in Lyon.
  expect(screen.getByText('Thu, Nov 26, 6:00 PM')).toBeTruthy();
  expect(stops().map(({ textContent }) => textContent)).toEqual([
    'Essen DE, donePickup · Departed Thu, Nov 26, 6:00 AM',
    'Lyon FR, nextDelivery · Expected Thu, Nov 26, 6:00 PM',
  ]);
});

it('follows it from the plan to the delivery, and says aloud how it stands', () => {
  const [essen = aStop()] = aTracking().stops;
  const { turn } = open({ reading: { kind: 'reading' }, online: true });
  expect(heading()).toBe('Looking up the shipment');
  const planned = { ...essen, arrivedAt: undefined, departedAt: undefined };
  turn(found(aTracking({ status: 'not_started', stops: [planned, aStop()], position: undefined })));
  expect(screen.getByText('Planned in Lyon')).toBeTruthy();
  turn(found(aTracking({ status: 'arrived', stops: [essen, aStop({ arrivedAt: hoursOn(-1) })] })));
  expect(screen.getByRole('status').textContent).toBe('Arrived');
  expect(stops()[1]?.getAttribute('aria-current')).toBe('step');
  turn(found(aTracking({ status: 'delivered', deliveredAt: hoursOn(-1) })));
  expect(screen.getByText('It was handed over in Lyon.')).toBeTruthy();
  turn(found(aTracking({ status: 'cancelled' })));
  expect(screen.getByText(/will not be delivered/)).toBeTruthy();
  turn({ reading: { kind: 'gone' }, online: true });
  expect(heading()).toBe('This link does not work');
});

it('says that it comes late, and which stop was skipped', () => {
  const expected = { at: hoursOn(9), basis: 'departure', late: true } as const;
  const [essen = aStop()] = aTracking().stops;
  open(found(aTracking({ stops: [essen, aStop({ town: 'Metz', skipped: true }), aStop({ expected })] })));
  expect(screen.getAllByText('Later than planned')).toHaveLength(2);
  expect(screen.getByText('Estimated from when it left Essen.')).toBeTruthy();
  expect(stops()[1]?.textContent).toBe('Metz FR, skippedDelivery · Skipped');
});

it('says how old the answer is while it is offline or out of reach', () => {
  const { turn } = open({ ...found(aTracking(), { ageMs: 3 * 60_000 }), online: false });
  expect(screen.getByText('You are offline. Last update 3 minutes ago.')).toBeTruthy();
  turn(found(aTracking(), { ageMs: 49 * 60 * 60_000, isStale: true }));
  expect(screen.getByText(/Last update 2 days ago/)).toBeTruthy();
});

it('lets a first try that failed be made again', () => {
  const { asked } = open({ reading: { kind: 'unread' }, online: true });
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(asked()).toBe(1);
});
