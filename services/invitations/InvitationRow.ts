import type { Selectable } from 'kysely';
import type { InvitationTable } from './InvitationTable.ts';

export type InvitationRow = Selectable<InvitationTable>;
