import { useState } from 'react';
import { ImportRequests, type ImportTable } from '../../../../application/requests/importRequests.ts';
import type { RequestImport } from '../../../../domain/request/ImportedRow.ts';
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
  const { check, add, saveTemplate } = useInjection(ImportRequests);
  const today = useToday();
  const [said, setSaid] = useState<ImportResult>();
  const checking = useWriteTask<ImportTable>(async (asked) =>
    setSaid({ ...(await check(asked)), table: asked, isAdded: false }),
  );
  const adding = useWriteTask<ImportTable>(async (asked) =>
    setSaid({ ...(await add(asked)), table: asked, isAdded: true }),
  );
  const isCurrent = said?.table.csv === table.csv && said.table.publish === table.publish;
  return {
    result: isCurrent ? said : undefined,
    checking: checking.pending,
    adding: adding.pending,
    check: () => void checking.run(table),
    add: () => void adding.run(table),
    saveTemplate: () => saveTemplate(today),
  };
};
