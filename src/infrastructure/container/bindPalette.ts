import type { Container } from 'inversify';
import { DriverRegister } from '../../application/drivers/DriverRegister.ts';
import { RecordFinder, recordFinder } from '../../application/find/recordFinder.ts';
import { SentInvitations } from '../../application/invitations/SentInvitations.ts';
import { LoadBoard } from '../../application/loads/LoadBoard.ts';
import { OfferRegister } from '../../application/offers/OfferRegister.ts';
import { RequestRegister } from '../../application/requests/RequestRegister.ts';
import { ShipmentRegister } from '../../application/shipments/ShipmentRegister.ts';
import { VehicleRegister } from '../../application/vehicles/VehicleRegister.ts';

/** What the palette works on; loaded with it. */
export const bindPalette = (container: Container): void => {
  container
    .bind(RecordFinder)
    .toResolvedValue(
      (vehicles, drivers, invitations, requests, loads, offers, shipments) =>
        recordFinder({ vehicles, drivers, invitations, requests, loads, offers, shipments }),
      [VehicleRegister, DriverRegister, SentInvitations, RequestRegister, LoadBoard, OfferRegister, ShipmentRegister],
    );
};
