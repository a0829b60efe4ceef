import type { Selectable } from 'kysely';
import type { DocumentTable } from './DocumentTable.ts';

export type DocumentRow = Selectable<DocumentTable>;
