import { isSameContent } from '../record/isSameContent.ts';
import type { InvitationDraft } from './invitationFields.ts';
import { readInvitationRows } from './readInvitationRows.ts';

/**
 * Removes the lines of sent rows from the text, wherever they are by now, and leaves the rest as typed. Empty if no row
 * is left: what remains is not read again, since the rows that went may have said how to read it.
 */
export const withoutRows = (text: string, sent: readonly InvitationDraft[]): string => {
  const { rows, isCut } = readInvitationRows(text);
  const gone = rows.filter((row) => sent.some((draft) => isSameContent(draft, row.draft)));
  if (gone.length === rows.length && !isCut) return '';
  const isLeft = (line: number): boolean => !gone.some((row) => row.line <= line && line <= row.lastLine);
  return text
    .split(/\r\n?|\n/)
    .filter((_, at) => isLeft(at + 1))
    .join('\n');
};
