import type { KeptMemberships } from '../../application/company/KeptMemberships.ts';
import type { Membership } from '../../domain/company/Membership.ts';
import { ownField } from '../../domain/outside/ownField.ts';
import { readMemberships } from '../../domain/session/readMemberships.ts';
import { readStored } from '../../domain/session/readStored.ts';
import { MemoryFallbackStorage } from './MemoryFallbackStorage.ts';

const key = 'memberships';

/** In sessionStorage, which the end of the session clears (seed §4). */
export class SessionKeptMemberships implements KeptMemberships {
  readonly #storage = new MemoryFallbackStorage(() => window.sessionStorage);

  find(userId: string): readonly Membership[] | undefined {
    const stored = readStored(this.#storage.read(key));
    return ownField(stored, 'userId') === userId ? readMemberships(ownField(stored, 'memberships')) : undefined;
  }

  keep(userId: string, memberships: readonly Membership[]): void {
    this.#storage.write(key, JSON.stringify({ userId, memberships }));
  }
}
