import { useContext, useRef, useState } from 'react';
import { ShowWriteFailure } from '../../application/shared/showWriteFailure.ts';
import { Failure } from '../../domain/failure/Failure.ts';
import type { FailureWords } from '../../domain/failure/FailureWords.ts';
import type { FieldNames } from '../../domain/failure/FieldNames.ts';
import { useInjection } from './injection/useInjection.ts';
import { ShownByPage } from './ShownByPage.ts';

export interface Task<Input> {
  /**
   * Returns whether it was done. Ignored while a run is in progress, so a double click sends one request. The next run
   * can start as soon as this one has ended, even while the dialog is still closing.
   */
  run(input: Input): Promise<boolean>;
  readonly pending: boolean;
  /** Why the last run failed; already shown to the user. */
  readonly failure: Failure | undefined;
}

/**
 * A write started by the user, one at a time. A failure is shown in the dialog, with fields called by their `names`,
 * unless the page shows it itself, and is kept for the fields it names. Work that returns `false` was not done and
 * shows nothing. `refusals` are the words for reasons to refuse.
 */
export const useTask = <Input>(
  work: (input: Input) => Promise<boolean | void>,
  names?: FieldNames,
  refusals?: FailureWords['refusals'],
): Task<Input> => {
  const showWriteFailure = useInjection(ShowWriteFailure);
  const isShownByPage = useContext(ShownByPage);
  const inProgress = useRef(false);
  const [state, setState] = useState<Pick<Task<Input>, 'pending' | 'failure'>>({ pending: false, failure: undefined });

  const run = async (input: Input): Promise<boolean> => {
    if (inProgress.current) return false;
    inProgress.current = true;
    setState({ pending: true, failure: undefined });
    let isDone: boolean | void;
    try {
      isDone = await work(input);
    } catch (error) {
      inProgress.current = false;
      setState({ pending: false, failure: error instanceof Failure ? error : undefined });
      if (!isShownByPage(error)) await showWriteFailure(error, names, refusals);
      return false;
    }
    inProgress.current = false;
    setState({ pending: false, failure: undefined });
    return isDone !== false;
  };
  return { run, ...state };
};
