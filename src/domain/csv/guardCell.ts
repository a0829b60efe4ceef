import { formulaCell } from './formulaCell.ts';

const unguarded = formulaCell('');

/** Puts an apostrophe before text a spreadsheet would run as a formula. `unguardCell` removes it. */
export const guardCell = (text: string): string => text.replace(unguarded, "'");
