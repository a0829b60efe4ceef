import { formatInstant } from '../../../domain/calendar/formatInstant.ts';
import type { StopWindow } from '../../../domain/stop/Stop.ts';
import type { CsvPart } from '../record/csvOfParts.ts';

interface WindowTitles {
  readonly from: string;
  readonly until: string;
  readonly timeZone: string;
}

const instantIn = (window: StopWindow | undefined, end: 'from' | 'to'): string | undefined => {
  const { [end]: instant, timeZone = 'UTC' } = window ?? {};
  return instant === undefined ? undefined : formatInstant(Date.parse(instant), timeZone);
};

/** The columns of a window in a file: both ends with the offset of its zone, and the zone. Keys begin with `key`. */
export const windowParts = <Row>(
  key: string,
  titles: WindowTitles,
  windowOf: (row: Row) => StopWindow | undefined,
): readonly CsvPart<Row>[] => [
  { key, title: titles.from, cell: (row) => instantIn(windowOf(row), 'from') },
  { key: `${key}Until`, title: titles.until, cell: (row) => instantIn(windowOf(row), 'to') },
  { key: `${key}Zone`, title: titles.timeZone, cell: (row) => windowOf(row)?.timeZone },
];
