import type { Transaction } from 'kysely';
import type { Tables } from '../../database/Tables.ts';
import { stale } from '../../web/stale.ts';
import type { DriverRow } from './DriverRow.ts';
import { holdDriver } from './holdDriver.ts';

/** `holdDriver` in the version the caller knows; refuses with 409 when there is a newer one. */
export async function holdDriverVersion(tx: Transaction<Tables>, id: string, version: number): Promise<DriverRow> {
  const row = await holdDriver(tx, id);
  if (row.version !== version) throw stale();
  return row;
}
