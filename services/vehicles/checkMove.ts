import { Refusal } from '../web/Refusal.ts';
import type { RefusalReason } from '../web/RefusalReason.ts';
import type { VehicleStatus } from './VehicleStatus.ts';

const names: Readonly<Record<VehicleStatus, string>> = {
  available: 'available',
  assigned: 'assigned',
  in_use: 'in use',
  maintenance: 'in maintenance',
  out_of_service: 'out of service',
  retired: 'retired',
};

const isWithShipment = (status: VehicleStatus): boolean => status === 'assigned' || status === 'in_use';
const isLaidUp = (status: VehicleStatus): boolean => status === 'maintenance' || status === 'out_of_service';

const refused = (reason: RefusalReason, message: string): Refusal => new Refusal(409, message, { reason });

/** Why a vehicle cannot be set to status `to` by hand (product §5); undefined if allowed. */
export function moveProblem(from: VehicleStatus, to: VehicleStatus): Refusal | undefined {
  if (from === 'retired') return refused('retired', 'This vehicle is retired. That is final.');
  if (from === to) return refused('so_already', `This vehicle is ${names[to]} already.`);
  if (isWithShipment(to))
    return refused('by_shipment', `A vehicle becomes ${names[to]} by its shipments, not by hand.`);
  if (isWithShipment(from) && to !== 'available') {
    return refused('in_use', 'A shipment counts on this vehicle. Make it available first.');
  }
  if (isLaidUp(from) && isLaidUp(to)) {
    return refused(
      'not_in_service',
      `A vehicle that is ${names[from]} must become available before it is ${names[to]}.`,
    );
  }
  return undefined;
}

/** Refuses with 409 a status change that is not allowed. */
export function checkMove(from: VehicleStatus, to: VehicleStatus): void {
  const refusal = moveProblem(from, to);
  if (refusal) throw refusal;
}
