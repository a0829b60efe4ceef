import { CarrierListWrites } from '../../../application/carriers/carrierListWrites.ts';
import type { CarrierList } from '../../../domain/carrier/CarrierList.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useQuestion } from '../../shared/useQuestion.ts';
import { useTell } from '../../shared/useTell.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';
import { useCarrierTexts } from './useCarrierTexts.ts';

/** Deletes a list of carriers after asking. */
export const useRemoveList = () => {
  const { lists: words } = useCarrierTexts();
  const { remove } = useInjection(CarrierListWrites);
  const ask = useQuestion();
  const tell = useTell();
  const task = useWriteTask<CarrierList>(async (list) => {
    await remove(list);
    tell(words.removed(list.name));
  });
  return async (list: CarrierList): Promise<void> => {
    const question = {
      title: words.removeTitle(list.name),
      text: words.removeText,
      yes: words.removeYes,
      no: words.cancel,
      isDangerous: true,
    };
    if (await ask(question)) await task.run(list);
  };
};
