/** Undoes `guardCell`, so that an exported phone number can be imported again. */
export const unguardCell = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');
