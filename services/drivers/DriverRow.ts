import type { Selectable } from 'kysely';
import type { DriverTable } from './DriverTable.ts';

export type DriverRow = Selectable<DriverTable>;
