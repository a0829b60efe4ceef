import type { ServiceIdentifier } from 'inversify';
import type { SelectedCompany } from '../../domain/session/SelectedCompany.ts';
import type { Session } from '../../domain/session/Session.ts';
import type { User } from '../../domain/session/User.ts';

/** Session storage with the keys `token`, `user` and `company` (seed §3). Corrupt values read as absent. */
export interface SessionStore {
  /** Returns the same object until something changes. */
  read(): Session;
  signIn(token: string, user: User): void;
  mergeUser(fields: Partial<User>): void;
  selectCompany(company: SelectedCompany): void;
  /** Clears everything except the selected company (seed §4). */
  reset(): void;
  /** Resets this and every other tab. */
  resetEverywhere(): void;
  /** False if storage is unavailable and the session lives in memory. */
  durable(): boolean;
  onChange(listener: () => void): () => void;
  /** Called when another tab resets everywhere, before this tab's session is cleared. */
  onResetElsewhere(listener: () => void): () => void;
}
export const SessionStore: ServiceIdentifier<SessionStore> = Symbol('SessionStore');
