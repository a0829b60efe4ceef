import type { Transaction } from 'kysely';
import type { Tables } from '../database/Tables.ts';

interface Subject {
  readonly subject: 'vehicle' | 'driver';
  readonly subjectId: string;
}

/** Adds to papers whose they are: a vehicle by its fleet number, a driver by name. */
export async function nameSubjects<Row extends Subject>(tx: Transaction<Tables>, rows: readonly Row[]) {
  const idsOf = (subject: Subject['subject']) => [
    ...new Set(rows.flatMap((row) => (row.subject === subject ? [row.subjectId] : []))),
  ];
  const names = new Map([...(await fleetNumbers(tx, idsOf('vehicle'))), ...(await driverNames(tx, idsOf('driver')))]);
  return rows.map((row) => ({ ...row, subjectName: names.get(row.subjectId) ?? '' }));
}

type Names = readonly (readonly [id: string, name: string])[];

async function fleetNumbers(tx: Transaction<Tables>, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('vehicle')
    .select(['id', 'fleet_no'])
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ id, fleet_no: fleetNo }) => [id, fleetNo]);
}

async function driverNames(tx: Transaction<Tables>, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('driver')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ id, name }) => [id, name]);
}
