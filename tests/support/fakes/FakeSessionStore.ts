import type { SessionStore } from '../../../src/application/shared/SessionStore.ts';
import { mergeUser } from '../../../src/domain/session/mergeUser.ts';
import { resetSession } from '../../../src/domain/session/resetSession.ts';
import type { SelectedCompany } from '../../../src/domain/session/SelectedCompany.ts';
import type { Session } from '../../../src/domain/session/Session.ts';
import type { User } from '../../../src/domain/session/User.ts';
import { Listeners } from './Listeners.ts';

/** A session in memory. Records how often it ended and whether other tabs were notified. */
export class FakeSessionStore implements SessionStore {
  resets = 0;
  toldOtherTabs = false;
  isDurable = true;
  readonly #changes = new Listeners();
  readonly #resetsElsewhere = new Listeners();
  #session: Session;

  constructor(session: Partial<Session> = {}) {
    this.#session = { token: undefined, user: undefined, company: undefined, ...session };
  }

  read(): Session {
    return this.#session;
  }

  signIn(token: string, user: User): void {
    this.#change({ ...this.#session, token, user });
  }

  mergeUser(fields: Partial<User>): void {
    if (this.#session.user) this.#change({ ...this.#session, user: mergeUser(this.#session.user, fields) });
  }

  selectCompany(company: SelectedCompany): void {
    this.#change({ ...this.#session, company });
  }

  reset(): void {
    this.resets += 1;
    this.#change(resetSession(this.#session));
  }

  resetEverywhere(): void {
    this.toldOtherTabs = true;
    this.reset();
  }

  durable(): boolean {
    return this.isDurable;
  }

  onChange(listener: () => void): () => void {
    return this.#changes.add(listener);
  }

  onResetElsewhere(listener: () => void): () => void {
    return this.#resetsElsewhere.add(listener);
  }

  resetElsewhere(): void {
    this.#resetsElsewhere.tell();
    this.reset();
  }

  #change(session: Session): void {
    this.#session = session;
    this.#changes.tell();
  }
}
