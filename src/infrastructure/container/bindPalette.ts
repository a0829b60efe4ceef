import type { Container } from 'inversify';
import { CarrierRegister } from '../../application/carriers/CarrierRegister.ts';
import { DriverRegister } from '../../application/drivers/DriverRegister.ts';
import { RecordFinder, recordFinder } from '../../application/find/recordFinder.ts';
import { SentInvitations } from '../../application/invitations/SentInvitations.ts';
import { LoadBoard } from '../../application/loads/LoadBoard.ts';
import { OfferRegister } from '../../application/offers/OfferRegister.ts';
import { RequestRegister } from '../../application/requests/RequestRegister.ts';
import { ShipmentRegister } from '../../application/shipments/ShipmentRegister.ts';
import { StatementRegister } from '../../application/statements/StatementRegister.ts';
import { VehicleRegister } from '../../application/vehicles/VehicleRegister.ts';

/** What the palette works on; loaded with it. */
export const bindPalette = (container: Container): void => {
  container
    .bind(RecordFinder)
    .toResolvedValue(
      (vehicles, drivers, carriers, invitations, requests, loads, offers, shipments, statements) =>
        recordFinder({ vehicles, drivers, carriers, invitations, requests, loads, offers, shipments, statements }),
      [
        VehicleRegister,
        DriverRegister,
        CarrierRegister,
        SentInvitations,
        RequestRegister,
        LoadBoard,
        OfferRegister,
        ShipmentRegister,
        StatementRegister,
      ],
    );
};
