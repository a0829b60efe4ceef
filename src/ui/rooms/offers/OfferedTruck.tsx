import type { Offer } from '../../../domain/offer/Offer.ts';
import { useFleet } from '../../shared/offering/useFleet.ts';
import { RecordLink } from '../../shared/record/RecordLink.tsx';
import { useOfferTexts } from './useOfferTexts.ts';

interface OfferedTruckProps {
  readonly offer: Pick<Offer, 'vehicleId' | 'trailerId' | 'driverId'>;
}

/** The vehicle, trailer and driver that an offer names; nothing while they are read, and of those that the fleet has no more. */
export const OfferedTruck = ({ offer: { vehicleId, trailerId, driverId } }: OfferedTruckProps) => {
  const { page } = useOfferTexts();
  const { vehicles, drivers } = useFleet();
  const nameOf = (id: string | undefined): string | undefined => {
    const unit = vehicles?.find((each) => each.id === id);
    return unit && `${unit.fleetNo} · ${unit.plate}`;
  };
  const [vehicle, trailer] = [nameOf(vehicleId), nameOf(trailerId)];
  const driver = drivers?.find(({ id }) => id === driverId)?.name;
  return (
    <p>
      {vehicleId !== undefined && vehicle !== undefined && (
        <strong>
          <RecordLink room="vehicles" id={vehicleId}>
            {vehicle}
          </RecordLink>
        </strong>
      )}
      {trailer !== undefined && ` ${page.withTrailer(trailer)}`}
      {driver !== undefined && `, ${driver}`}
    </p>
  );
};
