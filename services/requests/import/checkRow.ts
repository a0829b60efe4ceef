import * as v from 'valibot';
import { requestContent, type RequestContent } from '../../freight/request/requestContent.ts';
import { requestRules } from '../../freight/request/requestRules.ts';
import { withRules } from '../../freight/request/withRules.ts';
import type { FieldError } from '../../web/problems/FieldError.ts';
import { fieldErrors } from '../../web/problems/fieldErrors.ts';
import { problemOf } from '../../web/problems/problemOf.ts';
import { refusedField } from '../../web/problems/refusedField.ts';
import { beginningOf } from './beginningOf.ts';
import { columnAt } from './importColumns.ts';
import type { TableRow } from './readTable.ts';
import { type Readers, requestOfRow } from './requestOfRow.ts';

/** A row of an import as a request, or what is wrong with it by column. */
export interface CheckedRow {
  readonly line: number;
  readonly reference: string | null;
  readonly content: RequestContent | undefined;
  readonly errors: readonly FieldError[];
  /** What else would keep a draft from being published, by column. */
  readonly beforePublishing: readonly FieldError[];
}

/** The first error of each column. */
const firstOfEach = (errors: readonly FieldError[]): readonly FieldError[] => {
  const first = new Map<string, FieldError>();
  for (const error of errors) if (!first.has(error.field)) first.set(error.field, error);
  return [...first.values()];
};

/** Checks rows at `now`: what is published must keep every rule, a draft may break them and is told so. */
export function rowChecker(readers: Readers, isPublished: boolean, now: Date) {
  const published = withRules(requestContent, (content) => requestRules(content, now));
  return ({ line, cells }: TableRow): CheckedRow => {
    const { content, errors } = requestOfRow(cells, readers);
    const judged = (schema: typeof requestContent) => v.safeParse(schema, content, { message: problemOf });
    const wrongIn = ({ issues }: ReturnType<typeof judged>): readonly FieldError[] =>
      (issues ? fieldErrors(issues) : []).map((error) => ({
        ...error,
        field: columnAt(error.field, cells) ?? error.field,
      }));
    const open = judged(published);
    const checked = isPublished || open.success ? open : judged(requestContent);
    const unnamed = cells.reference ? [] : [refusedField('reference', 'required')];
    const all = firstOfEach([...unnamed, ...errors, ...wrongIn(checked)]);
    const isRight = checked.success && all.length === 0;
    const reference = checked.success ? checked.output.reference : beginningOf(cells.reference ?? '', 40) || null;
    const told = new Set(all.map(({ field }) => field));
    const more = isPublished ? [] : firstOfEach(wrongIn(open)).filter(({ field }) => !told.has(field));
    return { line, reference, content: isRight ? checked.output : undefined, errors: all, beforePublishing: more };
  };
}
