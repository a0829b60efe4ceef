import { readRows, type TextRow } from '../csv/readRows.ts';
import { draftOfCells } from './draftOfCells.ts';
import { draftOfLine } from './draftOfLine.ts';
import type { InvitationColumn } from './InvitationColumn.ts';
import type { InvitationRow } from './InvitationRow.ts';
import { largestInvitationBatch } from './largestInvitationBatch.ts';
import { parseInvitation } from './parseInvitation.ts';
import { readInvitationColumns } from './readInvitationColumns.ts';
import { markDuplicates } from './markDuplicates.ts';

/** Characters of the input that are read. */
const longest = 100_000;

export interface InvitationRows {
  readonly rows: readonly InvitationRow[];
  /** Whether there were more rows than a batch can hold. */
  readonly isCut: boolean;
}

type Columns = readonly (InvitationColumn | undefined)[];

const draftOf = ({ cells, separator }: TextRow, titled: TextRow | undefined, columns: Columns | undefined) => {
  if (separator === undefined) return draftOfLine(cells.join(''));
  return draftOfCells(cells, separator === titled?.separator ? columns : undefined);
};

/** Drops a line that was cut off, unless it is the only one. */
const wholeLines = (raw: string): string => {
  if (raw.length <= longest) return raw;
  const end = raw.lastIndexOf('\n', longest);
  return raw.slice(0, end === -1 ? longest : end);
};

/**
 * Reads invitations from pasted text or a CSV file, each with its problems: cells separated by tab, semicolon or comma,
 * with or without a header, or one person per line, also mixed. Takes any text, never throws.
 */
export const readInvitationRows = (raw: string): InvitationRows => {
  const all = readRows(wholeLines(raw));
  const [first] = all;
  const columns = first && readInvitationColumns(first.cells);
  const people = columns ? all.slice(1) : all;
  const rows = people.slice(0, largestInvitationBatch).map((row) => {
    const draft = draftOf(row, first, columns);
    return { line: row.line, lastLine: row.lastLine, draft, read: parseInvitation(draft) };
  });
  return { rows: markDuplicates(rows), isCut: people.length > rows.length || raw.length > longest };
};
