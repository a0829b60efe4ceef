import { formulaCell } from './formulaCell.ts';

const guarded = formulaCell("'");

/** Undoes `guardCell`, so that what was exported can be imported again. */
export const unguardCell = (cell: string): string => cell.replace(guarded, '');
