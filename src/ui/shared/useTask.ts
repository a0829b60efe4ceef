import { useContext, useRef, useState } from 'react';
import { TellWriteFailure } from '../../application/shared/tellWriteFailure.ts';
import { Failure } from '../../domain/failure/Failure.ts';
import type { FieldNames } from '../../domain/failure/FieldNames.ts';
import { useInjection } from './injection/useInjection.ts';
import { ToldByPage } from './ToldByPage.ts';

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
 * shows nothing.
 */
export const useTask = <Input>(work: (input: Input) => Promise<boolean | void>, names?: FieldNames): Task<Input> => {
  const tellWriteFailure = useInjection(TellWriteFailure);
  const isToldByPage = useContext(ToldByPage);
  const underWay = useRef(false);
  const [state, setState] = useState<Pick<Task<Input>, 'pending' | 'failure'>>({ pending: false, failure: undefined });

  const run = async (input: Input): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    setState({ pending: true, failure: undefined });
    let isDone: boolean | void;
    try {
      isDone = await work(input);
    } catch (error) {
      underWay.current = false;
      setState({ pending: false, failure: error instanceof Failure ? error : undefined });
      if (!isToldByPage(error)) await tellWriteFailure(error, names);
      return false;
    }
    underWay.current = false;
    setState({ pending: false, failure: undefined });
    return isDone !== false;
  };
  return { run, ...state };
};
