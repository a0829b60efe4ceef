import type { Selectable } from 'kysely';
import type { Tables } from '../../database/Tables.ts';

export type InvitationRow = Selectable<Tables['invitation']>;
