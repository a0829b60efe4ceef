import type { ServiceIdentifier } from 'inversify';
import type { Question } from '../../../application/shared/Dialogs.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useWriteTask } from '../useWriteTask.ts';

/** A use case that deletes a record after asking; returns whether it did. */
type RemoveRecord = (removal: {
  readonly id: string;
  readonly version: number;
  readonly question: Question;
}) => Promise<boolean>;

interface RemovalWords {
  readonly removeTitle: (name: string) => string;
  readonly removeText: string;
  readonly removeYes: string;
  readonly removeNo: string;
}

/** Deletes a record after asking; calls `onRemoved` once it is gone. */
export const useRemoveRecord = (
  useCase: ServiceIdentifier<RemoveRecord>,
  { removeTitle, removeText: text, removeYes: yes, removeNo: no }: RemovalWords,
  onRemoved: () => void,
) => {
  const removeRecord = useInjection(useCase);
  return useWriteTask<{ readonly id: string; readonly version: number; readonly name: string }>(
    async ({ id, version, name }) => {
      const question = { title: removeTitle(name), text, yes, no, isDangerous: true };
      if (await removeRecord({ id, version, question })) onRemoved();
    },
  );
};
