import { readCsv } from '../csv/readCsv.ts';
import { separatorOf } from '../csv/separatorOf.ts';
import { checkInvitation } from './checkInvitation.ts';
import { draftOfCells } from './draftOfCells.ts';
import { draftOfLine } from './draftOfLine.ts';
import type { InvitationDraft } from './InvitationDraft.ts';
import type { InvitationRow } from './InvitationRow.ts';
import { largestInvitationBatch } from './largestInvitationBatch.ts';
import { readInvitationColumns } from './readInvitationColumns.ts';
import { withoutRepetition } from './withoutRepetition.ts';

/** The most characters that are looked at. */
const longest = 100_000;

interface DraftAt {
  readonly line: number;
  readonly draft: InvitationDraft;
}

export interface InvitationRows {
  readonly rows: readonly InvitationRow[];
  /** Whether there was more than may be sent at once. */
  readonly isCut: boolean;
}

const readLines = (text: string): readonly DraftAt[] =>
  text
    .split(/\r\n?|\n/)
    .flatMap((line, at) => (line.trim() === '' ? [] : [{ line: at + 1, draft: draftOfLine(line) }]));

const readTable = (text: string, separator: string): readonly DraftAt[] => {
  const [first, ...others] = readCsv(text, separator);
  if (!first) return [];
  const columns = readInvitationColumns(first.cells);
  const rows = columns ? others : [first, ...others];
  return rows.map(({ line, cells }) => ({ line, draft: draftOfCells(cells, columns) }));
};

/**
 * The invitations in a pasted text or a CSV file, each with what is wrong with it: cells separated by tab, semicolon or comma
 * with or without titles, or one person to a line. Takes any text, never throws.
 */
export const readInvitationRows = (raw: string): InvitationRows => {
  const text = raw.slice(0, longest);
  const separator = separatorOf(text);
  const drafts = separator === undefined ? readLines(text) : readTable(text, separator);
  const rows = drafts.slice(0, largestInvitationBatch).map((row) => ({ ...row, problems: checkInvitation(row.draft) }));
  return { rows: withoutRepetition(rows), isCut: drafts.length > rows.length || raw.length > longest };
};
