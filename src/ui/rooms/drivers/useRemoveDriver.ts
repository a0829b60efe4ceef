import { RemoveDriver } from '../../../application/drivers/removeDriver.ts';
import type { Driver } from '../../../domain/driver/Driver.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useWriting } from '../../shared/useWriting.ts';
import { type Task, useTask } from '../../shared/useTask.ts';

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
