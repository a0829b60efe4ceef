import { localDay } from '../freight/fields/localDay.ts';
import { eachInTurns } from './eachInTurns.ts';
import { mostShipments, tooMany } from './mostShipments.ts';
import type { periodBounds } from './periodBounds.ts';
import type { ShipmentRow } from './shipmentCase.ts';

/** The cases of rows whose last window ends on a day of the period, by the clock there, in the rows' order. Throws a 422 for too many. */
export async function shipmentCases<Row extends ShipmentRow, Made>(
  rows: readonly Row[],
  period: Parameters<typeof periodBounds>[0],
  caseOf: (row: Row, day: string) => Made,
): Promise<readonly Made[]> {
  if (rows.length > mostShipments) throw tooMany();
  const cases: Made[] = [];
  await eachInTurns(rows, (row) => {
    const day = localDay(row.endsAt, row.timeZone ?? 'UTC');
    if (day >= period.from && day <= period.to) cases.push(caseOf(row, day));
  });
  return cases;
}
