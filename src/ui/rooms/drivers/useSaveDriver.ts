import { AddDriver } from '../../../application/drivers/addDriver.ts';
import { ChangeDriver } from '../../../application/drivers/changeDriver.ts';
import type { DriverDraft } from '../../../domain/driver/DriverDraft.ts';
import type { DriverRecord } from '../../../domain/driver/DriverRecord.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useRecordWriting } from '../../shared/useRecordWriting.ts';
import { useSendingTask } from '../../shared/useSendingTask.ts';
import type { Task } from '../../shared/useTask.ts';

interface DriverWrite {
  readonly draft: DriverDraft;
  readonly photo: File | undefined;
  /** The driver as the form knows them; undefined for a new one. */
  readonly over: DriverRecord | undefined;
}

interface SavingOptions {
  readonly onSaved: (driver: DriverRecord) => void;
  readonly onStale: (theirs: DriverRecord) => void;
}

/** Saves what the form of a driver holds, as a new driver or over one who is there. */
export const useSaveDriver = ({ onSaved, onStale }: SavingOptions): Task<DriverWrite> => {
  const addDriver = useInjection(AddDriver);
  const changeDriver = useInjection(ChangeDriver);
  const writing = useRecordWriting({ own: 'drivers', alsoShownIn: ['vehicles', 'papers'] });
  const { field } = useAdminTexts().drivers;
  return useSendingTask<DriverWrite>(async ({ draft, photo, over }, key) => {
    const written = await writing(async () =>
      over
        ? changeDriver({ id: over.id, version: over.version, draft, photo }, key)
        : { kind: 'done' as const, record: await addDriver({ draft, photo }, key) },
    );
    if (written.kind === 'stale') onStale(written.record);
    else onSaved(written.record);
  }, field);
};
