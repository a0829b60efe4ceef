import { expect, it } from 'vitest';
import { moveRefusal as whyNoDriver } from '../../services/drivers/moveDriver.ts';
import { refuseEnded, requireResendable, statusAt } from '../../services/invitations/InvitationStatus.ts';
import { complianceAt } from '../../services/papers/Compliance.ts';
import { moveRefusal as whyNoVehicle } from '../../services/vehicles/moveVehicle.ts';
import { addDays } from '../../src/domain/calendar/addDays.ts';
import { driverMoveRefusal, driverStatuses } from '../../src/domain/driver/DriverStatus.ts';
import { invitationStatuses } from '../../src/domain/invitation/InvitationStatus.ts';
import { mayResend } from '../../src/domain/invitation/mayResend.ts';
import { mayRevoke } from '../../src/domain/invitation/mayRevoke.ts';
import { expiryCompliance } from '../../src/domain/paper/expiryCompliance.ts';
import { vehicleMoveRefusal, vehicleStatuses } from '../../src/domain/vehicle/VehicleStatus.ts';
import { accepted } from './accepted.ts';

const vehicleMoves = vehicleStatuses.flatMap((from) => vehicleStatuses.map((to) => [from, to] as const));

it.each(vehicleMoves)(
  'whether a vehicle that is %s may become %s, and why not, is the same in application and services',
  (from, to) => {
    expect(vehicleMoveRefusal(from, to)).toBe(whyNoVehicle(from, to)?.reason);
  },
);

const driverMoves = driverStatuses.flatMap((from) =>
  driverStatuses.flatMap((to) => ['+351912345678', undefined].map((phone) => [from, phone, to] as const)),
);

it.each(driverMoves)(
  'whether a driver who is %s, with phone %s, may become %s, and why not, is the same in application and services',
  (...move) => {
    const [status, phone, to] = move;
    expect(driverMoveRefusal({ status, phone }, to)).toBe(whyNoDriver(status, to, phone ?? null)?.reason);
  },
);

it.each(invitationStatuses)(
  'whether an invitation that is %s may be resent or revoked is the same in application and services',
  (status) => {
    const isResent = accepted(() => requireResendable(status));
    const isRevoked = accepted(() => refuseEnded(status));
    expect({ resend: mayResend(status), revoke: mayRevoke(status) }).toEqual({ resend: isResent, revoke: isRevoked });
  },
);

it('an invitation is open until the instant it expires', () => {
  const end = new Date('2026-11-22T12:00:00Z');
  const at = (now: number) => statusAt({ status: 'opened', expires_at: end }, new Date(now));
  expect([at(end.getTime() - 1), at(end.getTime())].map(mayRevoke)).toEqual([true, false]);
});

it.each([-400, -1, 0, 1, 29, 30, 31, 400])(
  'a paper that expires in %i days has the same compliance in application and services',
  (days) => {
    const now = new Date('2026-11-22T12:00:00Z');
    const until = addDays('2026-11-22', days);
    const service = complianceAt({ papers_missing: false, papers_until: until }, now);
    expect(expiryCompliance(until, '2026-11-22')).toBe(service);
  },
);
