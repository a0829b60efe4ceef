import { expect, it } from 'vitest';
import { isGuardedPath } from '../../../src/domain/access/isGuardedPath.ts';
import { roomPath } from '../../../src/domain/access/roomPath.ts';
import { roomsOf } from '../../../src/domain/access/Room.ts';

it.each(['fleet', 'office'] as const)('every room of the %s audience has a guarded path of its own', (audience) => {
  const paths = roomsOf(audience).map(roomPath);
  expect(paths.every(isGuardedPath)).toBe(true);
  expect(new Set(paths).size).toBe(paths.length);
});

it.each(['fleet', 'office'] as const)('the dashboard is the first room of the %s audience', (audience) => {
  expect(roomsOf(audience)[0]).toBe('dashboard');
});

it('reports, shipments and statements are rooms of both audiences', () => {
  const shared = roomsOf('fleet').filter((room) => roomsOf('office').includes(room));
  expect(shared).toEqual([
    'dashboard',
    'shipments',
    'statements',
    'reports',
    'notifications',
    'company',
    'account',
    'help',
  ]);
});

it('only the fleet audience has rooms for vehicles and drivers', () => {
  expect(roomsOf('office')).not.toContain('vehicles');
  expect(roomsOf('fleet')).toContain('drivers');
});
