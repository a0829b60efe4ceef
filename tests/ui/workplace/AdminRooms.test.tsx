import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AdminRooms } from '../../../src/ui/workplace/AdminRooms.tsx';
import { renderRoom } from '../../support/renderRoom.tsx';

const rooms = ['vehicles', 'drivers', 'invitations', 'papers', 'company', 'help'] as const;

const part = (room: string) => ({ Part: () => <h1>{room}</h1>, preload: async () => {} });

const Rooms = () => <AdminRooms partOf={part} location={useLocation()} />;

const open = (at: string, audience: 'fleet' | 'office' = 'fleet') => {
  renderRoom(<Rooms />, { at, membership: { audience } });
  return { heading: () => screen.getByRole('heading', { level: 1 }).textContent };
};

it.each(rooms)('the room %s is at its own path', (room) => {
  expect(open(`/ui/${room}`).heading()).toBe(room);
});

it.each([
  ['/ui/vehicles/v-1/edit', 'vehicles'],
  ['/ui/help/dates', 'help'],
  ['/ui/papers/people', 'Page not found'],
  ['/ui/papers/p-1', 'Page not found'],
  ['/ui/trips', 'Page not found'],
])('the path %s leads to: %s', (path, heading) => {
  expect(open(path).heading()).toBe(heading);
});

it.each([
  ['/ui/company', 'company'],
  ['/ui/vehicles', 'Page not found'],
  ['/ui/drivers', 'Page not found'],
  ['/ui/invitations', 'Page not found'],
  ['/ui/papers', 'Page not found'],
])('for the office audience the path %s leads to: %s', (path, heading) => {
  expect(open(path, 'office').heading()).toBe(heading);
});
