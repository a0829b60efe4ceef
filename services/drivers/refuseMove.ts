import { Refusal } from '../web/Refusal.ts';
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

/** Why a driver cannot become `to`; undefined when nothing speaks against it. */
export function whyNot(from: DriverStatus, to: DriverStatus, phone: string | null): string | undefined {
  if (from === 'left') return 'This driver has left. That is final.';
  if (from === to) return `This driver is ${names[to]} already.`;
  if (!next[from].includes(to)) return `A driver who is ${names[from]} cannot become ${names[to]} at once.`;
  if (to === 'active' && phone === null) return 'An active driver needs a phone number. Add one first.';
  return undefined;
}

/** Refuses with 409 a move that the driver's life does not allow (product §5). */
export function refuseMove(from: DriverStatus, to: DriverStatus, phone: string | null): void {
  const reason = whyNot(from, to, phone);
  if (reason !== undefined) throw new Refusal(409, reason);
}
