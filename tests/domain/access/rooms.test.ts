import { expect, it } from 'vitest';
import { isGuardedPath } from '../../../src/domain/access/isGuardedPath.ts';
import { roomPath } from '../../../src/domain/access/roomPath.ts';
import { roomsOf } from '../../../src/domain/access/roomsOf.ts';

it.each(['fleet', 'office'] as const)(
  'every room of the %s stands behind the guard, at an address of its own',
  (audience) => {
    const paths = roomsOf(audience).map(roomPath);
    expect(paths.every(isGuardedPath)).toBe(true);
    expect(new Set(paths).size).toBe(paths.length);
  },
);

it('only a fleet has trucks and drivers', () => {
  expect(roomsOf('office')).not.toContain('vehicles');
  expect(roomsOf('fleet')).toContain('drivers');
});
