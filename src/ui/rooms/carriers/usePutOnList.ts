import { CarrierListWrites } from '../../../application/carriers/carrierListWrites.ts';
import type { Carrier } from '../../../domain/carrier/Carrier.ts';
import { membersWith } from '../../../domain/carrier/membersWith.ts';
import type { CarrierList } from '../../../domain/carrier/CarrierList.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useTell } from '../../shared/useTell.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';
import { useCarrierTexts } from './useCarrierTexts.ts';

/** Puts a carrier on a list, or takes it off. */
export const usePutOnList = ({ id: carrierId, name: carrier }: Pick<Carrier, 'id' | 'name'>) => {
  const { lists: words } = useCarrierTexts();
  const { save } = useInjection(CarrierListWrites);
  const tell = useTell();
  const task = useWriteTask<{ readonly list: CarrierList; readonly isOn: boolean }>(async ({ list, isOn }) => {
    const members = list.carriers.map(({ id }) => id);
    await save({ name: list.name, carriers: membersWith(members, [carrierId], isOn) }, list);
    tell((isOn ? words.put : words.taken)(carrier, list.name));
  });
  return (list: CarrierList, isOn: boolean): void => void task.run({ list, isOn });
};
