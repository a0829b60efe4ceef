import type { ServiceIdentifier } from 'inversify';
import { useState } from 'react';
import type { Written } from '../../../application/shared/Written.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useWriteTask } from '../useWriteTask.ts';

/** A record with a status. */
export interface Standing<Status> {
  readonly id: string;
  readonly version: number;
  readonly status: Status;
}

/** A use case that changes a record's status. */
export type MoveRecord<Status, Held> = (move: {
  readonly id: string;
  readonly version: number;
  readonly to: Status;
}) => Promise<Written<Held>>;

/** Changes a record's status; `conflict` is set if somebody else changed the record first. */
export const useMoveRecord = <Status, Held extends Standing<Status>>(
  record: Held,
  useCase: ServiceIdentifier<MoveRecord<Status, Held>>,
) => {
  const moveRecord = useInjection(useCase);
  const [clash, setClash] = useState<{ readonly wanted: Status; readonly theirs: Held }>();

  const task = useWriteTask<{ readonly to: Status; readonly version: number }>(async ({ to, version }) => {
    const written = await moveRecord({ id: record.id, version, to });
    setClash(written.kind === 'stale' ? { wanted: to, theirs: written.record } : undefined);
  });

  return {
    clash,
    pending: task.pending,
    move: (to: Status) => void task.run({ to, version: record.version }),
    /** Resolves a conflict with my status. */
    insist: () => clash && void task.run({ to: clash.wanted, version: clash.theirs.version }),
    yield: () => setClash(undefined),
  };
};
