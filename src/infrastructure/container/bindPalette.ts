import type { Container } from 'inversify';
import { DriverRegister } from '../../application/drivers/DriverRegister.ts';
import { RecordFinder, recordFinder } from '../../application/find/recordFinder.ts';
import { SentInvitations } from '../../application/invitations/SentInvitations.ts';
import { VehicleRegister } from '../../application/vehicles/VehicleRegister.ts';

/** What the palette works on; loaded with it. */
export const bindPalette = (container: Container): void => {
  container.bind(RecordFinder).toResolvedValue(recordFinder, [VehicleRegister, DriverRegister, SentInvitations]);
};
