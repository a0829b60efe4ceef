import type { Selectable } from 'kysely';
import type { Tables } from '../Tables.ts';

export type DriverRow = Selectable<Tables['driver']>;
