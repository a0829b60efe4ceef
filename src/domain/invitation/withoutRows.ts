import type { InvitationRow } from './InvitationRow.ts';
import { readInvitationRows } from './readInvitationRows.ts';

/** The text these rows were read from without their lines, all else as it was typed; empty once it holds nobody more. */
export const withoutRows = (text: string, rows: readonly InvitationRow[]): string => {
  const isLeft = (line: number): boolean => !rows.some((row) => row.line <= line && line <= row.lastLine);
  const rest = text
    .split(/\r\n?|\n/)
    .filter((_, at) => isLeft(at + 1))
    .join('\n');
  return readInvitationRows(rest).rows.length === 0 ? '' : rest;
};
