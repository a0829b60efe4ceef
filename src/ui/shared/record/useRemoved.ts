import { useEffect, useState } from 'react';
import { RecordChanges } from '../../../application/shared/RecordChanges.ts';
import { useInjection } from '../injection/useInjection.ts';

/** The id of what was booked or deleted since the page was opened: it can no longer be read, and its page tells what became of it. */
export const useRemoved = (): string | undefined => {
  const changes = useInjection(RecordChanges);
  const [id, setId] = useState<string>();
  useEffect(() => changes.onChange(({ removed }) => setId((before) => removed ?? before)), [changes]);
  return id;
};
