import type { Container } from 'inversify';
import { bindConsignment } from './bindConsignment.ts';
import { bindEdiStatus } from './bindEdiStatus.ts';
import { bindEmissions } from './bindEmissions.ts';
import { bindParties } from './bindParties.ts';
import { bindProofs } from './bindProofs.ts';
import { bindShipments } from './bindShipments.ts';

/** All that the room of shipments needs, in one script. */
export const shipmentBindings = (container: Container): void => {
  const all = [bindShipments, bindParties, bindProofs, bindConsignment, bindEdiStatus, bindEmissions];
  for (const bind of all) bind(container);
};
