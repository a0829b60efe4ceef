import type { Container } from 'inversify';
import { InvitationBook } from '../../application/invitations/InvitationBook.ts';
import { AxiosInvitationBook } from '../http/invitations/AxiosInvitationBook.ts';
import { DriversHttp } from './serviceClients.ts';

/** Loaded with the download page. */
export const bindInvitationPage = (container: Container): void => {
  container.bind(InvitationBook).toResolvedValue((http) => new AxiosInvitationBook(http), [DriversHttp]);
};
