import type { SessionStore } from '../../application/shared/SessionStore.ts';
import { mergeUser } from '../../domain/session/mergeUser.ts';
import { readCompany } from '../../domain/session/readCompany.ts';
import { readStored } from '../../domain/session/readStored.ts';
import { readToken } from '../../domain/session/readToken.ts';
import { readUser } from '../../domain/session/readUser.ts';
import { resetSession } from '../../domain/session/resetSession.ts';
import type { SelectedCompany } from '../../domain/session/SelectedCompany.ts';
import type { Session } from '../../domain/session/Session.ts';
import type { User } from '../../domain/session/User.ts';
import { MemoryFallbackStorage } from './MemoryFallbackStorage.ts';
import { endOfSession, sessionChannel } from './sessionChannel.ts';

/**
 * The session in sessionStorage under the seed's keys `token`, `user`, `company`; sign-out is broadcast to all other
 * tabs.
 */
export class BrowserSessionStore implements SessionStore {
  readonly #storage = new MemoryFallbackStorage(() => window.sessionStorage);
  readonly #otherTabs = sessionChannel();
  readonly #changes = new EventTarget();
  #session: Session = this.#load();

  constructor() {
    this.#otherTabs?.addEventListener('message', ({ data }) => {
      if (data !== endOfSession) return;
      this.#changes.dispatchEvent(new Event('resetElsewhere'));
      this.reset();
    });
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.#changed();
    });
  }

  read(): Session {
    return this.#session;
  }

  signIn(token: string, user: User): void {
    this.#storage.write('token', token);
    this.#storage.write('user', JSON.stringify(user));
    this.#changed();
  }

  mergeUser(fields: Partial<User>): void {
    if (!this.#session.user) return;
    this.#storage.write('user', JSON.stringify(mergeUser(this.#session.user, fields)));
    this.#changed();
  }

  selectCompany(company: SelectedCompany): void {
    this.#storage.write('company', JSON.stringify(company));
    this.#changed();
  }

  reset(): void {
    const { company } = resetSession(this.#session);
    this.#storage.clear();
    if (company) this.#storage.write('company', JSON.stringify(company));
    this.#changed();
  }

  resetEverywhere(): void {
    this.reset();
    this.#otherTabs?.postMessage(endOfSession);
  }

  durable(): boolean {
    return this.#storage.durable();
  }

  onChange(listener: () => void): () => void {
    this.#changes.addEventListener('change', listener);
    return () => this.#changes.removeEventListener('change', listener);
  }

  onResetElsewhere(listener: () => void): () => void {
    this.#changes.addEventListener('resetElsewhere', listener);
    return () => this.#changes.removeEventListener('resetElsewhere', listener);
  }

  #changed(): void {
    this.#session = this.#load();
    this.#changes.dispatchEvent(new Event('change'));
  }

  #load(): Session {
    return {
      token: readToken(this.#storage.read('token')),
      user: readUser(readStored(this.#storage.read('user'))),
      company: readCompany(readStored(this.#storage.read('company'))),
    };
  }
}
