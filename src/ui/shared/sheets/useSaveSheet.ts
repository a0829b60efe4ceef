import { useState } from 'react';
import { SaveSheet } from '../../../application/sheets/saveSheet.ts';
import type { Sheet } from '../../../domain/sheet/Sheet.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useTask } from '../useTask.ts';

interface Wanted {
  readonly sheet: Sheet;
  readonly fileName: string;
}

/** Saves a sheet as PDF, and keeps the letters that could not be printed. */
export const useSaveSheet = () => {
  const save = useInjection(SaveSheet);
  const [unknownLetters, setUnknownLetters] = useState<readonly string[]>([]);
  const task = useTask<() => Promise<Wanted> | Wanted>(async (make) => {
    const { sheet, fileName } = await make();
    setUnknownLetters(await save(sheet, fileName));
  });
  return { run: (make: () => Promise<Wanted> | Wanted) => task.run(make), pending: task.pending, unknownLetters };
};
