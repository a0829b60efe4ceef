import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../shared/injection/useInjection.ts';
import type { Widened } from '../../shared/texts/Widened.ts';
import type { invitationTextsEnUS } from './invitationTextsEnUS.ts';

/** The invitations room's texts; loaded with it. */
export type InvitationTexts = Widened<typeof invitationTextsEnUS>;
export const InvitationTexts: ServiceIdentifier<InvitationTexts> = Symbol('InvitationTexts');

export const useInvitationTexts = (): InvitationTexts => useInjection(InvitationTexts);
