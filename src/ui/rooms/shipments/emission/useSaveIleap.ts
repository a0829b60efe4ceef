import { SaveIleap } from '../../../../application/emission/saveIleap.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useTask } from '../../../shared/useTask.ts';

/** Saves what a shipment causes as a file for other systems. */
export const useSaveIleap = (shipment: { readonly id: string; readonly reference: string }) => {
  const save = useInjection(SaveIleap);
  return useTask<void>(() => save(shipment));
};
