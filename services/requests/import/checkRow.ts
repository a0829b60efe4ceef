import * as v from 'valibot';
import { requestContent, type RequestContent } from '../../freight/request/requestContent.ts';
import { requestRules } from '../../freight/request/requestRules.ts';
import { withRules } from '../../freight/request/withRules.ts';
import type { FieldError } from '../../web/problems/FieldError.ts';
import { fieldErrors } from '../../web/problems/fieldErrors.ts';
import { problemOf } from '../../web/problems/problemOf.ts';
import { refusedField } from '../../web/problems/refusedField.ts';
import { beginningOf } from './beginningOf.ts';
import { columnAt, type ImportCells } from './importColumns.ts';
import type { TakenTown } from './placeOfRow.ts';
import type { TableRow } from './readTable.ts';
import { type Readers, requestOfRow } from './requestOfRow.ts';

/** A row of an import as a request, or what is wrong with it by column. */
export interface CheckedRow {
  readonly line: number;
  readonly cells: ImportCells;
  readonly reference: string | null;
  readonly content: RequestContent | undefined;
  readonly errors: readonly FieldError[];
  /** The towns taken for those that it names, where the names alone are not plain. */
  readonly towns: readonly TakenTown[];
  /** What else would keep a draft from being published, by column. */
  readonly beforePublishing: readonly FieldError[];
}

/** The first error of each column. */
const firstOfEach = (errors: readonly FieldError[]): readonly FieldError[] => {
  const first = new Map<string, FieldError>();
  for (const error of errors) if (!first.has(error.field)) first.set(error.field, error);
  return [...first.values()];
};

/** Whether a problem only follows from a country that is none: its town is not looked for. */
function followsFromCountry(field: string, wrong: ReadonlySet<string>, cells: ImportCells): boolean {
  const stop = (['pickup', 'delivery'] as const).find((each) => field === `${each}_city`);
  return stop !== undefined && Boolean(cells[`${stop}_city`]) && wrong.has(`${stop}_country`);
}

/** Checks rows at `now`: what is published must keep every rule, a draft may break them and is told so. */
export function rowChecker(readers: Readers, isPublished: boolean, now: Date) {
  const published = withRules(requestContent, (content) => requestRules(content, now));
  return ({ line, cells }: TableRow): CheckedRow => {
    const { content, errors, towns } = requestOfRow(cells, readers);
    const judged = (schema: typeof requestContent) => v.safeParse(schema, content, { message: problemOf });
    const wrongIn = ({ issues }: ReturnType<typeof judged>): readonly FieldError[] =>
      (issues ? fieldErrors(issues) : []).map((error) => ({
        ...error,
        field: columnAt(error.field, cells) ?? error.field,
      }));
    const open = judged(published);
    const checked = isPublished || open.success ? open : judged(requestContent);
    const unnamed = cells.reference ? [] : [refusedField('reference', 'required')];
    const read = [...unnamed, ...errors];
    const wrong = firstOfEach([...read, ...wrongIn(checked)]);
    const told = new Set(wrong.map(({ field }) => field));
    const isOwn = (error: FieldError): boolean => read.includes(error) || !followsFromCountry(error.field, told, cells);
    const all = wrong.filter(isOwn);
    const isRight = checked.success && all.length === 0;
    const reference = checked.success ? checked.output.reference : beginningOf(cells.reference ?? '', 40) || null;
    const news = isPublished ? [] : firstOfEach(wrongIn(open)).filter(({ field }) => !told.has(field));
    const more = news.filter(isOwn);
    return {
      line,
      cells,
      reference,
      content: isRight ? checked.output : undefined,
      errors: all,
      towns,
      beforePublishing: more,
    };
  };
}
