import type { NewTabs } from '../../application/account/NewTabs.ts';
import type { SharedSession } from '../../application/account/SharedSession.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import { ownField } from '../../domain/outside/ownField.ts';
import { tabChannel } from './tabChannel.ts';

const signsOfUse = ['focus', 'pointerdown', 'keydown'] as const;

/** Answers by broadcast what `BroadcastOpenTabs` asks. */
export class BroadcastNewTabs implements NewTabs {
  readonly #clock: Clock;
  readonly #tab: string;

  constructor(ids: Ids, clock: Clock) {
    this.#clock = clock;
    this.#tab = ids.next();
  }

  answer(share: () => Promise<SharedSession | undefined>): () => void {
    const channel = tabChannel.open();
    if (!channel) return () => {};
    const end = new AbortController();
    const { signal } = end;
    let usedAt = document.hasFocus() ? this.#clock.now() : 0;
    const noteUse = (): void => {
      usedAt = this.#clock.now();
    };
    for (const sign of signsOfUse) window.addEventListener(sign, noteUse, { capture: true, passive: true, signal });
    const give = async (to: string): Promise<void> => {
      const shared = await share();
      if (signal.aborted) return;
      tabChannel.send(channel, { kind: 'give', to, token: shared?.token, company: shared?.company });
    };
    channel.addEventListener('message', ({ data }) => {
      const from = String(ownField(data, 'from'));
      const kind = ownField(data, 'kind');
      if (kind === 'ask') tabChannel.send(channel, { kind: 'here', to: from, tab: this.#tab, usedAt });
      if (kind === 'choose' && ownField(data, 'tab') === this.#tab) void give(from);
    });
    void tabChannel.beCounted(signal);
    return () => {
      end.abort();
      channel.close();
    };
  }
}
