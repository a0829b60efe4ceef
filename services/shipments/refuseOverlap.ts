import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { Refusal } from '../web/Refusal.ts';

/** Turns what the database refuses, should the services ever let it through, into the refusals that the services give. */
export function refuseOverlap(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
  if (/^shipment_(vehicle|trailer|driver)_planned$/.test(constraint)) {
    throw refusedFields([refusedField('overlap', 'notEligible', { expected: 'has another shipment at that time' })]);
  }
  if (/^shipment_(vehicle|trailer|driver)_on_road$/.test(constraint)) {
    throw new Refusal(409, 'Truck or driver is still on the road with another shipment.', { reason: 'on_the_road' });
  }
  throw error;
}
