/** A cell as it was before `guardCell`: a phone number that was exported comes back without its apostrophe. */
export const unguardCell = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');
