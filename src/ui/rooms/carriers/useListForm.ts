import { useState } from 'react';
import { CarrierListWrites } from '../../../application/carriers/carrierListWrites.ts';
import type { CarrierList } from '../../../domain/carrier/CarrierList.ts';
import { carrierListFields } from '../../../domain/carrier/carrierListFields.ts';
import { parseRecord } from '../../../domain/record/parseRecord.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useProblemText } from '../../shared/record/useProblemText.ts';
import { useTell } from '../../shared/useTell.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';
import { useCarrierTexts } from './useCarrierTexts.ts';

/** The form of a list of carriers; a new one without `list`. */
export const useListForm = (list: CarrierList | undefined, onDone: () => void) => {
  const { lists: words } = useCarrierTexts();
  const { save } = useInjection(CarrierListWrites);
  const tell = useTell();
  const [name, setName] = useState(list?.name ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(() => list?.carriers.map(({ id }) => id) ?? []);
  const [wasSent, setSent] = useState(false);
  const problemText = useProblemText(carrierListFields, { name: words.name });
  const read = parseRecord(carrierListFields, { name });
  const wrong = read.ok ? undefined : read.problems.name;
  const task = useWriteTask<string>(
    async (clean) => {
      await save({ name: clean, carriers: chosen }, list);
      tell(words.saved(clean));
      onDone();
    },
    { name: words.name },
  );
  return {
    name,
    onName: setName,
    problem: wasSent && wrong ? problemText(wrong, 'name') : undefined,
    chosen,
    onChoose: (id: string, isOn: boolean): void =>
      setChosen((before) => [...before.filter((each) => each !== id), ...(isOn ? [id] : [])]),
    pending: task.pending,
    submit: (): void => {
      setSent(true);
      if (read.ok) void task.run(read.value.name);
    },
  };
};
