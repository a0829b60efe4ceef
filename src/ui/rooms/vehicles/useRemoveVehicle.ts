import { RemoveVehicle } from '../../../application/vehicles/removeVehicle.ts';
import type { Vehicle } from '../../../domain/vehicle/Vehicle.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useVehicleTexts } from './useVehicleTexts.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';

/** Deletes a vehicle once the person is sure; `onRemoved` is told when it is gone. */
export const useRemoveVehicle = (onRemoved: () => void) => {
  const removeVehicle = useInjection(RemoveVehicle);
  const { detail } = useVehicleTexts();
  return useWriteTask<Vehicle>(async ({ id, version, fleetNo }) => {
    const question = {
      title: detail.removeTitle(fleetNo),
      text: detail.removeText,
      yes: detail.removeYes,
      no: detail.removeNo,
      isDangerous: true,
    };
    if (await removeVehicle({ id, version, question })) onRemoved();
  });
};
