import { useState } from 'react';
import { Ids } from '../../application/shared/Ids.ts';
import { newSending } from '../../application/shared/newSending.ts';
import type { FieldNames } from '../../domain/failure/FieldNames.ts';
import { useInjection } from './injection/useInjection.ts';
import { type Task, useTask } from './useTask.ts';

/** A task that may be tried again without being done twice: its idempotency key belongs to what is sent (`newSending`). */
export const useSendingTask = <Input>(
  work: (input: Input, idempotencyKey: string) => Promise<void>,
  names?: FieldNames,
): Task<Input> => {
  const ids = useInjection(Ids);
  const [send] = useState(() => newSending(ids));
  return useTask<Input>((input) => send(input, (key) => work(input, key)), names);
};
