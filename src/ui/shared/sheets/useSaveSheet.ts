import { useState } from 'react';
import type { PaperWay } from '../../../application/sheets/PaperWay.ts';
import { SaveSheet } from '../../../application/sheets/saveSheet.ts';
import type { Sheet } from '../../../domain/sheet/Sheet.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useTask } from '../useTask.ts';

interface Wanted {
  readonly sheet: Sheet;
  readonly fileName: string;
}

type Make = () => Promise<Wanted> | Wanted;

/** Saves a sheet as PDF, for keeping or for printing, and keeps the letters that could not be printed. */
export const useSaveSheet = () => {
  const save = useInjection(SaveSheet);
  const [way, setWay] = useState<PaperWay>('save');
  const [unknownLetters, setUnknownLetters] = useState<readonly string[]>([]);
  const task = useTask<{ readonly make: Make; readonly wanted: PaperWay }>(async ({ make, wanted }) => {
    setWay(wanted);
    const { sheet, fileName } = await make();
    setUnknownLetters(await save(sheet, fileName, wanted));
  });
  return {
    run: (make: Make, wanted: PaperWay = 'save') => task.run({ make, wanted }),
    pending: task.pending,
    /** What is being made. */
    making: task.pending ? way : undefined,
    unknownLetters,
  };
};
