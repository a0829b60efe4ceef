import type { OpenTabs } from '../../application/account/OpenTabs.ts';
import type { SharedSession } from '../../application/account/SharedSession.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import { ownField } from '../../domain/outside/ownField.ts';
import { readCompany } from '../../domain/session/readCompany.ts';
import { readToken } from '../../domain/session/readToken.ts';
import { tabChannel } from './tabChannel.ts';

/** Milliseconds for all tabs to answer. */
const answerTimeout = 1_000;
/** Milliseconds for the chosen tab to get a token from the service. It may be closed meanwhile. */
const shareTimeout = 12_000;

/**
 * Asks by broadcast. Every signed-in tab answers with the moment it was last used; the latest is asked for a token. Locks
 * tell how many tabs there are, so that a visitor without any waits for none.
 */
export class BroadcastOpenTabs implements OpenTabs {
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(ids: Ids, clock: Clock) {
    this.#ids = ids;
    this.#clock = clock;
  }

  async any(): Promise<boolean> {
    return (await tabChannel.countAnswering()) > 0;
  }

  async ask(): Promise<SharedSession | undefined> {
    const count = await tabChannel.countAnswering();
    const channel = count > 0 ? tabChannel.open() : undefined;
    if (!channel) return undefined;
    try {
      return await this.#askOn(channel, count);
    } finally {
      channel.close();
    }
  }

  #askOn(channel: BroadcastChannel, count: number): Promise<SharedSession | undefined> {
    const me = this.#ids.next();
    return new Promise((resolve) => {
      let seen = 0;
      let latest = { tab: '', usedAt: -1 };
      const choose = (): void => {
        stop();
        if (latest.tab === '') return resolve(undefined);
        stop = this.#clock.after(shareTimeout, () => resolve(undefined));
        tabChannel.send(channel, { kind: 'choose', from: me, tab: latest.tab });
      };
      let stop = this.#clock.after(answerTimeout, choose);
      channel.addEventListener('message', ({ data }) => {
        if (ownField(data, 'to') !== me) return;
        const tab = String(ownField(data, 'tab'));
        if (ownField(data, 'kind') === 'give') {
          stop();
          const token = readToken(ownField(data, 'token'));
          resolve(token === undefined ? undefined : { token, company: readCompany(ownField(data, 'company')) });
          return;
        }
        const usedAt = Number(ownField(data, 'usedAt'));
        if (usedAt > latest.usedAt) latest = { tab, usedAt };
        seen += 1;
        if (seen === count) choose();
      });
      tabChannel.send(channel, { kind: 'ask', from: me });
    });
  }
}
