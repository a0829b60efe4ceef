import { type DateOrder, readCellTime } from './readCellTime.ts';

/** Whether a cell has a day where a day and a time belong. */
export const isDayAlone = (cell: string, order: DateOrder): boolean =>
  readCellTime(`${cell} 00:00`, order) !== undefined;
