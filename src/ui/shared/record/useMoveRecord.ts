import type { ServiceIdentifier } from 'inversify';
import { useState } from 'react';
import type { RecordWrites } from '../../../application/shared/recordWrites.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useUndoNews } from './useUndoNews.ts';
import { useWriteTask } from '../useWriteTask.ts';

/** A record with a status. */
export interface Standing<Status> {
  readonly id: string;
  readonly version: number;
  readonly status: Status;
}

export type MoveRecord<Status, Held> = Pick<RecordWrites<never, never, Status, Held>, 'move' | 'undo'>;

/** Changes a record's status; `conflict` is set if somebody else changed the record first. */
export const useMoveRecord = <Status, Held extends Standing<Status>>(
  record: Held,
  writes: ServiceIdentifier<MoveRecord<Status, Held>>,
  /** Says that it has this status now. */
  newsOf: (status: Status) => string,
) => {
  const { move } = useInjection(writes);
  const tell = useUndoNews(writes);
  const [conflict, setConflict] = useState<{ readonly wanted: Status; readonly theirs: Held }>();

  const [sent, setSent] = useState<Status>();
  const task = useWriteTask<{ readonly to: Status; readonly version: number }>(async ({ to, version }) => {
    setSent(to);
    const written = await move({ id: record.id, version, to });
    setConflict(written.kind === 'conflict' ? { wanted: to, theirs: written.record } : undefined);
    if (written.kind === 'done') tell(newsOf(to), written.record);
  });

  return {
    conflict,
    pending: task.pending,
    /** The status that is being set. */
    movingTo: task.pending ? sent : undefined,
    move: (to: Status) => void task.run({ to, version: record.version }),
    /** Resolves a conflict with my status. */
    overwrite: () => conflict && void task.run({ to: conflict.wanted, version: conflict.theirs.version }),
    dismiss: () => setConflict(undefined),
  };
};
