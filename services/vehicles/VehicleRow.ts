import type { Selectable } from 'kysely';
import type { VehicleTable } from './VehicleTable.ts';

export type VehicleRow = Selectable<VehicleTable>;
