import type { Selectable } from 'kysely';
import type { Tables } from '../Tables.ts';

export type InvitationRow = Selectable<Tables['invitation']>;
