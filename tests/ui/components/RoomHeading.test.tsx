import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { arrived } from '../../../src/ui/components/arrived.ts';
import { ArrivalContext, type Arrival } from '../../../src/ui/components/ArrivalContext.ts';
import { RoomHeading } from '../../../src/ui/components/RoomHeading.tsx';

afterEach(() => void vi.restoreAllMocks());

it.each<[string, Arrival, readonly unknown[]]>([
  ['by a link begins at the top', arrived('gone'), [[0, 0]]],
  ['by going back is scrolled as it was left', { way: 'back', scrolledTo: 640 }, [[0, 640]]],
  ['opened by the browser is scrolled by the browser', arrived('opened'), []],
])('a room %s', (_, arrival, scrolls) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <ArrivalContext value={arrival}>
      <RoomHeading>Drivers</RoomHeading>
    </ArrivalContext>,
  );
  expect(screen.getByRole('heading', { name: 'Drivers' })).toBeTruthy();
  expect(scrollTo.mock.calls).toEqual(scrolls);
});
