import type { Selectable } from 'kysely';
import type { Tables } from '../database/Tables.ts';

export type DriverRow = Selectable<Tables['driver']>;
