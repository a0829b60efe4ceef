import type { Offer } from '../../../domain/offer/Offer.ts';
import type { VehicleRecord } from '../../../domain/vehicle/Vehicle.ts';
import { RecordLink } from '../../shared/record/RecordLink.tsx';
import { useDriver } from '../../shared/useDriver.ts';
import { useVehicle } from '../../shared/useVehicle.ts';
import { useOfferTexts } from './useOfferTexts.ts';

interface OfferedTruckProps {
  readonly offer: Pick<Offer, 'trailerId' | 'driverId'> & { readonly vehicleId: string };
}

const nameOf = (unit: VehicleRecord | undefined): string | undefined => unit && `${unit.fleetNo} · ${unit.plate}`;

/** The vehicle that an offer names, with its trailer and driver; nothing until it is read, or if the fleet no longer has it. */
export const OfferedTruck = ({ offer: { vehicleId, trailerId, driverId } }: OfferedTruckProps) => {
  const { page } = useOfferTexts();
  const vehicle = nameOf(useVehicle(vehicleId).data);
  const trailer = nameOf(useVehicle(trailerId).data);
  const driver = useDriver(driverId).data?.name;
  if (vehicle === undefined) return null;
  return (
    <p>
      <strong>
        <RecordLink room="vehicles" id={vehicleId}>
          {vehicle}
        </RecordLink>
      </strong>
      {trailer !== undefined && ` ${page.withTrailer(trailer)}`}
      {driver !== undefined && `, ${driver}`}
    </p>
  );
};
