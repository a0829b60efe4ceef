import { isOneOf } from '../outside/isOneOf.ts';
import { ownText } from '../outside/ownText.ts';
import type { ShipmentEvent } from './ShipmentEvent.ts';

const changes = ['booked', 'assigned', 'unassigned', 'cancelled'] as const;

/** A version of what was agreed: the award is the first, each change of the truck another. */
export interface RateVersion {
  readonly version: number;
  readonly type: (typeof changes)[number];
  readonly at: number;
  readonly side: ShipmentEvent['side'];
  readonly plate: string | undefined;
}

/** All versions of what was agreed, in order. */
export const rateVersions = (events: readonly ShipmentEvent[]): readonly RateVersion[] =>
  events
    .flatMap(({ type, at, side, data }) =>
      isOneOf(changes, type) ? [{ type, at, side, plate: ownText(data, 'plate') }] : [],
    )
    .map((change, place) => ({ ...change, version: place + 1 }));
