import type { Selectable } from 'kysely';
import type { Tables } from '../database/Tables.ts';

export type DocumentRow = Selectable<Tables['document']>;
