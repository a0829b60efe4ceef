import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

interface Subject {
  readonly subject: 'vehicle' | 'driver';
  readonly subjectId: string;
}

/** Adds the name of each paper's subject: a vehicle's fleet number and plate, or a driver's name. */
export async function addSubjectNames<Row extends Subject>(tx: Transaction<Tables>, rows: readonly Row[]) {
  const idsOf = (subject: Subject['subject']) => [
    ...new Set(rows.flatMap((row) => (row.subject === subject ? [row.subjectId] : []))),
  ];
  const names = new Map([...(await vehicleNames(tx, idsOf('vehicle'))), ...(await driverNames(tx, idsOf('driver')))]);
  return rows.map((row) => ({ ...row, ...(names.get(row.subjectId) ?? { subjectName: '', subjectPlate: null }) }));
}

interface SubjectName {
  readonly subjectName: string;
  readonly subjectPlate: string | null;
}

type Names = readonly (readonly [id: string, name: SubjectName])[];

async function vehicleNames(tx: Transaction<Tables>, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('vehicle')
    .select(['id', 'fleet_no', 'plate'])
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ id, fleet_no: subjectName, plate: subjectPlate }) => [id, { subjectName, subjectPlate }]);
}

async function driverNames(tx: Transaction<Tables>, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('driver')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ id, name: subjectName }) => [id, { subjectName, subjectPlate: null }]);
}
