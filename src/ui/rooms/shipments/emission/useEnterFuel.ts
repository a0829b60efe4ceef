import { EnterFuel } from '../../../../application/emission/enterFuel.ts';
import type { FuelEntry } from '../../../../application/emission/ShipmentEmissions.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useTell } from '../../../shared/useTell.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

/** Enters the fuel of a trip. */
export const useEnterFuel = (id: string) => {
  const enter = useInjection(EnterFuel);
  const { fuel } = useShipmentTexts();
  const tell = useTell();
  return useWriteTask<FuelEntry>(
    async (entry) => {
      await enter(id, entry);
      tell(fuel.saved);
    },
    { fuel: fuel.fuel, amount: fuel.amountName, others: fuel.shipments },
  );
};
