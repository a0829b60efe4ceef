import { useEffect, useRef } from 'react';
import { useTask } from '../../shared/useTask.ts';

/** Work that is aborted when the page is left, since it may belong to another company then. */
export const usePageTask = (work: (signal: AbortSignal | undefined) => Promise<void>) => {
  const ending = useRef<AbortController>(null);
  useEffect(() => {
    const page = new AbortController();
    ending.current = page;
    return () => page.abort();
  }, []);
  const task = useTask(() => work(ending.current?.signal));
  return { run: (): void => void task.run(undefined), pending: task.pending };
};
