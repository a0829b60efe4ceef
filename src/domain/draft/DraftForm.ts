import type { Room } from '../access/Room.ts';

/** A form whose drafts are kept: a room's own, or another. A page has at most one of each. */
export type DraftForm = Room | 'colleague' | 'offer' | 'several-invitations' | 'paper' | 'pause' | 'place' | 'terms';
