import { Outbox } from '../../../../application/outbox/Outbox.ts';
import { useReading } from '../../../shared/useReading.ts';

/** The files of a proof that is kept on this device: undefined until they are read, none if their content is lost. */
export const useKeptFiles = (id: string): readonly File[] | undefined => {
  const { data } = useReading({
    port: Outbox,
    key: ['pictures', 'kept', id],
    read: async (outbox) => {
      const files = await outbox.filesOf(id);
      return typeof files === 'string' ? [] : files;
    },
    once: true,
    notKept: true,
  });
  return data;
};
