import { Dialog } from '../../../components/Dialog.tsx';
import { ReadFailure } from '../../../components/ReadFailure.tsx';
import { SkeletonCard } from '../../../components/SkeletonCard.tsx';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { FuelForm } from './FuelForm.tsx';
import { useTripFuel } from './useTripFuel.ts';

interface FuelDialogProps {
  readonly shipmentId: string;
  readonly plate: string;
  readonly onClose: () => void;
}

/** Where a fleet enters what a truck used on a trip. */
export const FuelDialog = ({ shipmentId, plate, onClose }: FuelDialogProps) => {
  const { fuel: words } = useShipmentTexts();
  const { data: trip, isError, error, refetch } = useTripFuel(shipmentId);
  return (
    <Dialog title={words.title(plate)} onClose={onClose}>
      {!trip && isError && <ReadFailure failure={error} onRetry={() => void refetch()} />}
      {!trip && !isError && <SkeletonCard facts={3} />}
      {trip && trip.fuels.length === 0 && <p>{words.noFuels}</p>}
      {trip && trip.fuels.length > 0 && <FuelForm shipmentId={shipmentId} trip={trip} onClose={onClose} />}
    </Dialog>
  );
};
