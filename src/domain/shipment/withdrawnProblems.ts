import { ownText } from '../outside/ownText.ts';
import type { ShipmentEvent } from './ShipmentEvent.ts';

/** Ids of the problems a proof reported that were still open when another proof of its delivery took its place. That reports its own. */
export const withdrawnProblems = (
  events: readonly Pick<ShipmentEvent, 'id' | 'type' | 'stop' | 'data'>[],
): ReadonlySet<string> => {
  const withdrawn = new Set<string>();
  let open: readonly { readonly id: string; readonly stop: number | null }[] = [];
  for (const { id, type, stop, data } of events) {
    if (type === 'exception' && ownText(data, 'proof') !== undefined) open = [...open, { id, stop }];
    if (type === 'resolved') open = open.filter((each) => each.id !== ownText(data, 'of'));
    if (type !== 'pod_added') continue;
    for (const each of open) if (each.stop === stop) withdrawn.add(each.id);
    open = open.filter((each) => each.stop !== stop);
  }
  return withdrawn;
};
