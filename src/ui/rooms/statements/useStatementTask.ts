import { StatementWrites } from '../../../application/statements/statementWrites.ts';
import type { StatementRecord } from '../../../domain/statement/Statement.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useTell } from '../../shared/useTell.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';

type Work<Input> = (writes: StatementWrites, input: Input) => Promise<StatementRecord | false>;

/** Something done with a statement, told when it is done; work that answers `false` was not done. */
export const useStatementTask = <Input>(work: Work<Input>, told: string | ((done: StatementRecord) => string)) => {
  const writes = useInjection(StatementWrites);
  const tell = useTell();
  return useWriteTask<Input>(async (input) => {
    const done = await work(writes, input);
    if (done === false) return false;
    tell(typeof told === 'string' ? told : told(done));
    return true;
  });
};
