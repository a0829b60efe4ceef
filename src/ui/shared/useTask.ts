import { useContext, useRef, useState } from 'react';
import { TellWriteFailure } from '../../application/shared/tellWriteFailure.ts';
import { Failure } from '../../domain/failure/Failure.ts';
import type { FieldNames } from '../../domain/failure/FieldNames.ts';
import { useInjection } from './injection/useInjection.ts';
import { ToldByPage } from './ToldByPage.ts';

export interface Task<Input> {
  /** Answers whether it was done. While one run is under way another does nothing: a double click is one request. Done or failed,
   * the next may follow at once, also while the dialog is still fading. */
  run(input: Input): Promise<boolean>;
  readonly pending: boolean;
  /** Why the last run failed; that has been told already. */
  readonly failure: Failure | undefined;
}

/**
 * A write the person asks for: one at a time, its failure told in the dialog, with fields called by their `names`, unless the page
 * tells it, and kept for the fields it is about. Work that answers `false` was not done, and needs no telling.
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
