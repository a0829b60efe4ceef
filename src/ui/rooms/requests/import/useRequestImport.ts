import { useState } from 'react';
import { ImportRequests } from '../../../../application/requests/importRequests.ts';
import { Settings } from '../../../../application/shared/Settings.ts';
import { decimalMarkIn } from '../../../../domain/number/decimalMarkIn.ts';
import { dateOrderIn } from '../../../../domain/region/dateOrderIn.ts';
import { localeIn } from '../../../../domain/region/localeIn.ts';
import type { ImportTable } from '../../../../domain/request/ImportTable.ts';
import type { ImportedRow, RequestImport } from '../../../../domain/request/ImportedRow.ts';
import { titleFault } from '../../../../domain/request/titleFault.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useToday } from '../../../shared/useToday.ts';
import { useWorkplace } from '../../../shared/workplace/useWorkplace.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';
import { useCellWords } from './useCellWords.ts';

/** What was said of a table: of a dry run, or of the import itself. */
export interface ImportResult extends RequestImport {
  readonly table: ImportTable;
  readonly isAdded: boolean;
}

const isToMend = ({ outcome }: ImportedRow): boolean => outcome === 'refused' || outcome === 'left_out';

interface Adding {
  readonly table: ImportTable;
  readonly leftOut: readonly ImportedRow[];
}

/**
 * Checks a table of requests, then imports it. Its dates and numbers are read by the customs of the company, whose table it is. Once the table
 * is another, what was said of it holds no more; only what is to mend stays in sight meanwhile.
 */
export const useRequestImport = ({ csv, publish }: Pick<ImportTable, 'csv' | 'publish'>) => {
  const imports = useInjection(ImportRequests);
  const { locale } = useInjection(Settings);
  const ofCompany = localeIn(locale, useWorkplace().membership.region);
  const [dateOrder, decimalMark] = [dateOrderIn(ofCompany), decimalMarkIn(ofCompany)];
  const table = { csv, publish, dateOrder, decimalMark, words: useCellWords() };
  const today = useToday();
  const [said, setSaid] = useState<ImportResult>();
  const [faulty, setFaulty] = useState<string>();
  const checking = useWriteTask<ImportTable>(async (asked) =>
    setSaid({ ...(await imports.check(asked)), table: asked, isAdded: false }),
  );
  const adding = useWriteTask<Adding>(async ({ table: asked, leftOut }) =>
    setSaid({ ...(await imports.add(asked, leftOut)), table: asked, isAdded: true }),
  );
  const result = said?.table.csv === csv && said.table.publish === publish ? said : undefined;
  const check = (): void => {
    const isFaulty = titleFault(csv) !== undefined;
    setFaulty(isFaulty ? csv : undefined);
    if (!isFaulty) void checking.run(table);
  };
  return {
    dateOrder,
    /** What is wrong with the titles of the table that was to be checked. */
    fault: faulty === csv ? titleFault(faulty) : undefined,
    result,
    /** What was said of the rows that were not imported, if the table or the choice has changed since. */
    outdated: said && !result && said.rows.some(isToMend) ? { ...said, rows: said.rows.filter(isToMend) } : undefined,
    /** For another table altogether. */
    forget: (): void => setSaid(undefined),
    checking: checking.pending,
    adding: adding.pending,
    check,
    /** Adds the rows that were checked, without these. */
    add: (leftOut: readonly ImportedRow[]): void => {
      if (result) void adding.run({ table: result.table, leftOut });
    },
    saveTemplate: () => imports.saveTemplate(today),
  };
};
