import { isSameContent } from '../record/isSameContent.ts';
import type { InvitationDraft } from './invitationFields.ts';
import { readInvitationRows } from './readInvitationRows.ts';

/**
 * Removes the lines of sent rows from the text, wherever they are by now, and leaves the rest as typed. Empty if no row
 * is left.
 */
export const withoutRows = (text: string, sent: readonly InvitationDraft[]): string => {
  const rows = readInvitationRows(text).rows.filter((row) => sent.some((draft) => isSameContent(draft, row.draft)));
  const isLeft = (line: number): boolean => !rows.some((row) => row.line <= line && line <= row.lastLine);
  const rest = text
    .split(/\r\n?|\n/)
    .filter((_, at) => isLeft(at + 1))
    .join('\n');
  return readInvitationRows(rest).rows.length === 0 ? '' : rest;
};
