import type { EdiInterchange } from '../../domain/edi/EdiInterchange.ts';
import { stableId } from '../../domain/edi/stableId.ts';
import type { FileEvent } from '../../domain/edi/status/FileEvent.ts';
import { planStatus } from '../../domain/edi/status/planStatus.ts';
import type { PlannedStatus, StatusWords } from '../../domain/edi/status/StatusPlan.ts';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { Clock } from '../shared/Clock.ts';
import { inTurns } from './inTurns.ts';
import type { FoundLoad } from './lookUpStatuses.ts';

interface PlanHow {
  /** Keys of events that are left out. */
  readonly leftOut: ReadonlySet<string>;
  readonly words: StatusWords;
}

/** A load of a file, and the shipment that it is. */
export interface MatchedLoad {
  readonly found: FoundLoad;
  readonly shipment: ShipmentRecord;
}

export interface StatusPlans {
  /** What the events of a load come to for a shipment, without those that are left out. */
  readonly plan: (
    interchange: EdiInterchange,
    found: FoundLoad,
    shipment: ShipmentRecord,
    how: PlanHow,
  ) => readonly PlannedStatus[];
  /** The same for many loads, by their keys, with rests for the screen. */
  readonly planAll: (
    interchange: EdiInterchange,
    matched: readonly MatchedLoad[],
    words: StatusWords,
  ) => Promise<ReadonlyMap<string, readonly PlannedStatus[]>>;
}

/** The same for an event however often its file comes: sender, numbers of file and set, shipment, position and what it says. */
const idIn =
  ({ sender, control }: EdiInterchange, shipmentId: string) =>
  ({ set, segment, code, time }: FileEvent, type: string): string =>
    stableId(
      ['edi', sender.qualifier, sender.id, control, set, shipmentId, segment, code, time.day, time.time, type]
        .map((part) => encodeURIComponent(part))
        .join('/'),
    );

const finished = <Value>(work: Generator<void, Value>): Value => {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
};

/** What the events of loads come to, by the clock of this browser. */
export const statusPlans = (clock: Clock): StatusPlans => {
  const planning = (interchange: EdiInterchange, { events }: FoundLoad, shipment: ShipmentRecord, how: PlanHow) =>
    planStatus(shipment, events, { ...how, idOf: idIn(interchange, shipment.id), now: clock.now() });
  function* plans(
    interchange: EdiInterchange,
    matched: readonly MatchedLoad[],
    words: StatusWords,
  ): Generator<void, ReadonlyMap<string, readonly PlannedStatus[]>> {
    const planned = new Map<string, readonly PlannedStatus[]>();
    for (const { found, shipment } of matched) {
      planned.set(found.key, yield* planning(interchange, found, shipment, { leftOut: new Set(), words }));
    }
    return planned;
  }
  return {
    plan: (...asked) => finished(planning(...asked)),
    planAll: (interchange, matched, words) => inTurns(clock, plans(interchange, matched, words)),
  };
};
