import type { Driver } from './Driver.ts';
import { driverMoves } from './driverMoves.ts';
import type { DriverStatus } from './DriverStatus.ts';

/** Why a move may not be made; the words stand in the text catalogue. */
export type RefusedMove = 'is-there' | 'left' | 'not-active' | 'invited-once' | 'no-phone';

/** Why a driver may not move to a status; undefined when they may (product §5). */
export const driverMoveRefusal = (
  { status, phone }: Pick<Driver, 'status' | 'phone'>,
  to: DriverStatus,
): RefusedMove | undefined => {
  if (status === to) return 'is-there';
  if (status === 'left') return 'left';
  if (to === 'invited') return 'invited-once';
  if (!driverMoves(status).includes(to)) return 'not-active';
  return to === 'active' && phone === undefined ? 'no-phone' : undefined;
};
