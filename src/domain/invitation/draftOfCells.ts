import type { InvitationColumn } from './InvitationColumn.ts';
import type { InvitationDraft } from './invitationFields.ts';

const looksLikePhone = (cell: string): boolean => /^[+(\d][\d\s().\p{Pd}/]{4,}$/u.test(cell);

/**
 * Guesses what cells without a header hold: the first that is neither phone nor email is the name, the next a message.
 */
const guessColumns = (cells: readonly string[]): readonly (InvitationColumn | undefined)[] => {
  const rest: InvitationColumn[] = ['name', 'message'];
  const open = new Set<InvitationColumn>(['email', 'phone']);
  const take = (column: InvitationColumn): InvitationColumn | undefined => (open.delete(column) ? column : undefined);
  return cells.map((cell) => {
    if (cell === '') return undefined;
    if (cell.includes('@')) return take('email') ?? rest.shift();
    if (looksLikePhone(cell)) return take('phone') ?? rest.shift();
    return rest.shift();
  });
};

/** Draft of an invitation from a row of cells, by the header or else by what the cells look like. */
export const draftOfCells = (
  cells: readonly string[],
  columns: readonly (InvitationColumn | undefined)[] = guessColumns(cells),
): InvitationDraft => {
  const at = (column: InvitationColumn): string => cells[columns.indexOf(column)] ?? '';
  return {
    name: at('name') || `${at('firstName')} ${at('lastName')}`.trim(),
    phone: at('phone'),
    email: at('email'),
    message: at('message'),
  };
};
