import { useState } from 'react';
import { ImportRequests, type ImportTable } from '../../../../application/requests/importRequests.ts';
import type { RequestImport } from '../../../../domain/request/ImportedRow.ts';
import { titleFault } from '../../../../domain/request/titleFault.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useToday } from '../../../shared/useToday.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';

/** What was said of a table: of a dry run, or of the import itself. */
export interface ImportResult extends RequestImport {
  readonly table: ImportTable;
  readonly isAdded: boolean;
}

/** Checks a table of requests, then imports it. What was said of another table is forgotten. */
export const useRequestImport = (table: ImportTable) => {
  const imports = useInjection(ImportRequests);
  const today = useToday();
  const [said, setSaid] = useState<ImportResult>();
  const [faulty, setFaulty] = useState<string>();
  const checking = useWriteTask<ImportTable>(async (asked) =>
    setSaid({ ...(await imports.check(asked)), table: asked, isAdded: false }),
  );
  const adding = useWriteTask<ImportTable>(async (asked) =>
    setSaid({ ...(await imports.add(asked)), table: asked, isAdded: true }),
  );
  const isCurrent = said?.table.csv === table.csv && said.table.publish === table.publish;
  const check = (): void => {
    const isFaulty = titleFault(table.csv) !== undefined;
    setFaulty(isFaulty ? table.csv : undefined);
    if (!isFaulty) void checking.run(table);
  };
  return {
    /** What is wrong with the titles of the table that was to be checked. */
    fault: faulty === table.csv ? titleFault(faulty) : undefined,
    result: isCurrent ? said : undefined,
    checking: checking.pending,
    adding: adding.pending,
    check,
    add: () => void adding.run(table),
    saveTemplate: () => imports.saveTemplate(today),
  };
};
