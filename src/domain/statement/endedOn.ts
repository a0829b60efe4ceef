import { localTimeOf } from '../calendar/localTimeOf.ts';
import type { Statement } from './Statement.ts';

/** The day on which the shipment of a statement completed or was canceled, `YYYY-MM-DD` in UTC: the one that the filter goes by. */
export const endedOn = ({ createdAt }: Pick<Statement, 'createdAt'>): string =>
  localTimeOf(Date.parse(createdAt), 'UTC').day;
