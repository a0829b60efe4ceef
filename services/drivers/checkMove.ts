import { Refusal } from '../web/Refusal.ts';
import type { RefusalReason } from '../web/RefusalReason.ts';
import type { DriverStatus } from './DriverStatus.ts';

const next: Readonly<Record<DriverStatus, readonly DriverStatus[]>> = {
  invited: ['active', 'left'],
  active: ['on_leave', 'suspended', 'left'],
  on_leave: ['active', 'left'],
  suspended: ['active', 'left'],
  left: [],
};

const names: Readonly<Record<DriverStatus, string>> = {
  invited: 'invited',
  active: 'active',
  on_leave: 'on leave',
  suspended: 'suspended',
  left: 'gone',
};

const refused = (reason: RefusalReason, message: string): Refusal => new Refusal(409, message, { reason });

/** Why a driver cannot change to status `to`; undefined if allowed. */
export function moveProblem(from: DriverStatus, to: DriverStatus, phone: string | null): Refusal | undefined {
  if (from === 'left') return refused('has_left', 'This driver has left. That is final.');
  if (from === to) return refused('so_already', `This driver is ${names[to]} already.`);
  if (!next[from].includes(to)) {
    return refused('not_active', `A driver who is ${names[from]} cannot become ${names[to]} at once.`);
  }
  if (to === 'active' && phone === null) {
    return refused('no_phone', 'An active driver needs a phone number. Add one first.');
  }
  return undefined;
}

/** Refuses with 409 a status change that is not allowed (product §5). */
export function checkMove(from: DriverStatus, to: DriverStatus, phone: string | null): void {
  const refusal = moveProblem(from, to, phone);
  if (refusal) throw refusal;
}
