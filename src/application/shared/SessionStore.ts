import type { ServiceIdentifier } from 'inversify';
import type { SelectedCompany } from '../../domain/session/SelectedCompany.ts';
import type { Session } from '../../domain/session/Session.ts';
import type { User } from '../../domain/session/User.ts';

/** The browser cache of the session: keys `token`, `user`, `company` (seed §3). A corrupt value reads as absent. */
export interface SessionStore {
  /** The same object until something changes. */
  read(): Session;
  signIn(token: string, user: User): void;
  mergeUser(fields: Partial<User>): void;
  selectCompany(company: SelectedCompany): void;
  /** Clears all but the selected company (seed §4). */
  reset(): void;
  /** Resets here and in every other tab. */
  resetEverywhere(): void;
  /** False when the browser refuses storage and the session lives in memory. */
  durable(): boolean;
  onChange(listener: () => void): () => void;
  /** Told when another tab resets everywhere, while the session of this one still stands. */
  onResetElsewhere(listener: () => void): () => void;
}
export const SessionStore: ServiceIdentifier<SessionStore> = Symbol('SessionStore');
