import type { ServiceIdentifier } from 'inversify';
import { holdsWork } from '../../domain/outbox/holdsWork.ts';
import { isUnsent } from '../../domain/outbox/isUnsent.ts';
import type { Clock } from '../shared/Clock.ts';
import type { Connectivity } from '../shared/Connectivity.ts';
import type { SessionStore } from '../shared/SessionStore.ts';
import type { UnsentWork } from '../shared/UnsentWork.ts';
import type { Outbox } from './Outbox.ts';
import { ownEntries } from './ownEntries.ts';
import type { SendOutbox } from './sendOutbox.ts';

export type WatchOutbox = () => void;
export const WatchOutbox: ServiceIdentifier<WatchOutbox> = Symbol('WatchOutbox');

/** How often it is tried while the network is there but does not answer, in milliseconds. */
const retry = 30_000;

/**
 * Sends what waits once the network is back or whoever kept it has signed in or chosen its company, and has signing out ask first as
 * long as something waits, whatever company it is for.
 */
export const watchOutbox =
  (
    outbox: Outbox,
    send: SendOutbox,
    store: SessionStore,
    clock: Clock,
    connectivity: Connectivity,
    unsent: UnsentWork,
  ): WatchOutbox =>
  () => {
    const waiting = () => ownEntries(outbox.list(), store.read()).filter(isUnsent);
    const ofPerson = () => outbox.list().filter(({ userId }) => userId === store.read().user?.id);
    let stopTimer: (() => void) | undefined;
    let isTrying = false;
    const attempt = async (): Promise<void> => {
      if (isTrying) return;
      isTrying = true;
      stopTimer?.();
      try {
        if (connectivity.online() && waiting().length > 0) await send();
      } finally {
        isTrying = false;
        stopTimer = waiting().length > 0 ? clock.after(retry, () => void attempt()) : undefined;
      }
    };
    unsent.watch({
      count: () => ofPerson().filter(holdsWork).length,
      drop: () => outbox.drop(ofPerson().map(({ id }) => id)),
    });
    connectivity.onChange(() => void attempt());
    store.onChange(() => void attempt());
    outbox.onChange(() => void attempt());
    void outbox.ready().then(attempt);
  };
