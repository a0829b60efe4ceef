import type { Container } from 'inversify';
import { PublicInvitations } from '../../application/invitations/PublicInvitations.ts';
import { AxiosPublicInvitations } from '../http/invitations/AxiosPublicInvitations.ts';
import { httpOf } from './serviceClients.ts';

/** Loaded with the download page. */
export const bindInvitationPage = (container: Container): void => {
  container.bind(PublicInvitations).toResolvedValue((http) => new AxiosPublicInvitations(http), [httpOf('drivers')]);
};
