import { isUnsent } from '../../domain/outbox/isUnsent.ts';
import type { Connectivity } from '../shared/Connectivity.ts';
import type { SessionStore } from '../shared/SessionStore.ts';
import type { Outbox } from './Outbox.ts';
import { ownEntries } from './ownEntries.ts';

/** Whether what is told of a shipment now has to wait: for the network, or behind what waits already. */
export const mustWait = (
  outbox: Outbox,
  store: SessionStore,
  connectivity: Connectivity,
  shipmentId: string,
): boolean =>
  !connectivity.online() ||
  ownEntries(outbox.list(), store.read()).some((entry) => entry.shipmentId === shipmentId && isUnsent(entry));
