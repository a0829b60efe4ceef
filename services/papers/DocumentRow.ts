import type { Selectable } from 'kysely';
import type { Tables } from '../Tables.ts';

export type DocumentRow = Selectable<Tables['document']>;
