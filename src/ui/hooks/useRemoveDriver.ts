import { RemoveDriver } from '../../application/useCases/removeDriver.ts';
import type { Driver } from '../../domain/driver/Driver.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useAdminTexts } from './useAdminTexts.ts';
import { useWriting } from './useWriting.ts';
import { type Task, useTask } from './useTask.ts';

/** Deletes a driver once the person is sure; `onRemoved` is told when they are gone. */
export const useRemoveDriver = (onRemoved: () => void): Task<Driver> => {
  const removeDriver = useInjection(RemoveDriver);
  const { detail } = useAdminTexts().drivers;
  const writing = useWriting(['drivers', 'vehicles', 'papers', 'invitations']);
  return useTask<Driver>(async ({ id, version, name }) => {
    const question = {
      title: detail.removeTitle(name),
      text: detail.removeText,
      yes: detail.removeYes,
      no: detail.removeNo,
      isDangerous: true,
    };
    await writing(async () => {
      const isRemoved = await removeDriver({ id, version, question });
      if (isRemoved) onRemoved();
      return isRemoved;
    }, id);
  });
};
