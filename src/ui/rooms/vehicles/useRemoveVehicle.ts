import { RemoveVehicle } from '../../../application/vehicles/removeVehicle.ts';
import type { Vehicle } from '../../../domain/vehicle/Vehicle.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useWriting } from '../../shared/useWriting.ts';
import { useTask } from '../../shared/useTask.ts';

/** Deletes a vehicle once the person is sure; `onRemoved` is told when it is gone. */
export const useRemoveVehicle = (onRemoved: () => void) => {
  const removeVehicle = useInjection(RemoveVehicle);
  const { detail } = useAdminTexts().vehicles;
  const writing = useWriting(['vehicles', 'drivers', 'papers']);
  return useTask<Vehicle>(async ({ id, version, fleetNo }) => {
    const question = {
      title: detail.removeTitle(fleetNo),
      text: detail.removeText,
      yes: detail.removeYes,
      no: detail.removeNo,
      isDangerous: true,
    };
    await writing(async () => {
      const isRemoved = await removeVehicle({ id, version, question });
      if (isRemoved) onRemoved();
      return isRemoved;
    }, id);
  });
};
