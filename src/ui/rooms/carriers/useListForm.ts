import { useState } from 'react';
import { CarrierListWrites } from '../../../application/carriers/carrierListWrites.ts';
import type { CarrierList } from '../../../domain/carrier/CarrierList.ts';
import { checkLine } from '../../../domain/form/checkLine.ts';
import { singleSpaced } from '../../../domain/outside/singleSpaced.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useTell } from '../../shared/useTell.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';
import { useCarrierTexts } from './useCarrierTexts.ts';

/** Characters a name has at most. */
const longest = 60;

/** The form of a list of carriers; a new one without `list`. */
export const useListForm = (list: CarrierList | undefined, onDone: () => void) => {
  const { lists: words } = useCarrierTexts();
  const { save } = useInjection(CarrierListWrites);
  const tell = useTell();
  const [name, setName] = useState(list?.name ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(() => list?.carriers.map(({ id }) => id) ?? []);
  const [wasSent, setSent] = useState(false);
  const clean = singleSpaced(name);
  const isWrong = checkLine(clean, { least: 1, most: longest }) !== undefined;
  const task = useWriteTask<void>(
    async () => {
      await save({ name: clean, carriers: chosen }, list);
      tell(words.saved(clean));
      onDone();
    },
    { name: words.name },
  );
  return {
    name,
    onName: setName,
    problem: wasSent && isWrong ? words.nameMissing : undefined,
    chosen,
    onChoose: (id: string, isOn: boolean): void =>
      setChosen((before) => [...before.filter((each) => each !== id), ...(isOn ? [id] : [])]),
    pending: task.pending,
    submit: (): void => {
      setSent(true);
      if (!isWrong) void task.run();
    },
  };
};
