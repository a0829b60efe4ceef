import { RemoveVehicle } from '../../../application/vehicles/removeVehicle.ts';
import { editPath } from '../../../domain/access/editPath.ts';
import { mayRemoveVehicle } from '../../../domain/vehicle/VehicleStatus.ts';
import type { VehicleRecord } from '../../../domain/vehicle/Vehicle.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { useRemoveRecord } from '../../shared/record/useRemoveRecord.ts';
import { useVehicleTexts } from './useVehicleTexts.ts';
import styles from './VehicleActions.module.css';

interface VehicleActionsProps {
  readonly vehicle: VehicleRecord;
  readonly onRemoved: () => void;
}

/** What one may do to a whole vehicle; what is not possible now says why. */
export const VehicleActions = ({ vehicle, onRemoved }: VehicleActionsProps) => {
  const { detail } = useVehicleTexts();
  const removal = useRemoveRecord(RemoveVehicle, detail, onRemoved);
  const mayRemove = mayRemoveVehicle(vehicle.status);
  return (
    <div className={styles.actions}>
      <ButtonRoute to={editPath('vehicles', vehicle.id)}>{detail.edit}</ButtonRoute>
      <Button
        variant="danger"
        disabled={!mayRemove}
        aria-describedby={mayRemove ? undefined : 'remove-not-now'}
        onClick={() => void removal.run({ id: vehicle.id, version: vehicle.version, name: vehicle.fleetNo })}
      >
        {detail.remove}
      </Button>
      {!mayRemove && (
        <p id="remove-not-now" className={styles.why}>
          {detail.removeNotNow}
        </p>
      )}
    </div>
  );
};
