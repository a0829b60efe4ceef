import type { Container } from 'inversify';
import { PublicInvitations } from '../../application/invitations/PublicInvitations.ts';
import { Visitor } from '../../application/shared/Visitor.ts';
import { AxiosPublicInvitations } from '../http/invitations/AxiosPublicInvitations.ts';
import { httpOf } from './serviceClients.ts';

/** Loaded with the download page. */
export const bindInvitationPage = (container: Container): void => {
  container.bind(PublicInvitations).toResolvedValue((http) => new AxiosPublicInvitations(http), [httpOf('drivers')]);
  container.bind(Visitor).toConstantValue({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints });
};
