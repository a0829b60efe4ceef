import type { FoldedShipment } from '../../shipment/FoldedShipment.ts';
import { foldRecord } from '../../shipment/foldRecord.ts';
import { lastStop } from '../../shipment/lastStop.ts';
import type { ShipmentRecord } from '../../shipment/Shipment.ts';
import type { FileEvent } from './FileEvent.ts';
import { type Movement, movements } from './Movement.ts';
import { movementOfStatus } from './movementOfStatus.ts';
import { reportKey } from './reportKey.ts';
import { reportOfEvent } from './reportOfEvent.ts';
import { tellOn } from './tellOn.ts';
import type { FileReport, IdleReason, StatusStep, StatusWords } from './StatusPlan.ts';

/** All that an event of a file may have been told as before. */
const reportTypes = [
  ...movements,
  'exception',
  'note',
  'position',
  'correction',
] as const satisfies readonly FileReport['event']['type'][];

type ReportType = (typeof reportTypes)[number];

export interface FollowOptions {
  /** The id of what an event of the file is told as. */
  readonly idOf: (event: FileEvent, type: ReportType) => string;
  readonly words: StatusWords;
  /** Epoch milliseconds. */
  readonly now: number;
}

const minuteOf = (instant: number): number => Math.floor(instant / 60_000);

const nothing = (why: IdleReason): StatusStep => ({ does: 'nothing', why });

/** Follows a shipment through the events of a file: each comes to something on what the ones before made of the shipment. */
export class StatusFollower {
  #folded: FoldedShipment;
  readonly #shipment: ShipmentRecord;
  readonly #how: FollowOptions;
  readonly #known: Set<string>;
  readonly #ids: ReadonlySet<string>;

  constructor(shipment: ShipmentRecord, how: FollowOptions) {
    [this.#folded, this.#shipment, this.#how] = [foldRecord(shipment), shipment, how];
    this.#known = new Set(shipment.events.map(reportKey));
    this.#ids = new Set(shipment.events.flatMap(({ id, source }) => (source === 'edi' ? [id] : [])));
  }

  get nextStop(): number | null {
    return this.#folded.nextStop;
  }

  /** What an event comes to at a stop and time (epoch milliseconds). */
  step(event: FileEvent, stop: number | null, at: number): StatusStep {
    const { status } = event;
    if (this.#isTold(event)) return nothing('told_before');
    if (status === 'booked') return nothing('booked');
    if (status === 'loaded') return nothing('not_kept');
    if (status === 'cancelled') return { does: 'cannot', why: 'cancel_by_hand' };
    const movement = movementOfStatus[status];
    if (movement === null) return this.#report(event, stop, at);
    return movement === 'dispatched' ? this.#dispatch(event, at) : this.#move(event, movement, stop, at);
  }

  #isTold(event: FileEvent): boolean {
    return this.#ids.size > 0 && reportTypes.some((type) => this.#ids.has(this.#how.idOf(event, type)));
  }

  #dispatch(event: FileEvent, at: number): StatusStep {
    const isBefore = this.#folded.status === 'booked' || this.#folded.status === 'assigned';
    return isBefore ? this.#forward(event, 'dispatched', null, at) : nothing('known');
  }

  #move(event: FileEvent, type: Exclude<Movement, 'dispatched'>, stop: number | null, at: number): StatusStep {
    if (stop === null) return { does: 'cannot', why: 'stop_unclear' };
    const isLast = stop === lastStop(this.#folded);
    if (type === 'delivered' && !isLast) return nothing('not_last');
    // The truck leaves the last stop when it has delivered.
    if (type === 'departed' && isLast) return nothing('not_kept');
    const { arrivedAt = null, departedAt = null } = this.#folded.stops[stop] ?? {};
    const was = type === 'arrived' ? arrivedAt : departedAt;
    if (was === null) return this.#forward(event, type, stop, at);
    return minuteOf(was) === minuteOf(at) ? nothing('known') : this.#correct(event, type, { stop, at, was });
  }

  /** A step onward. Many partners do not tell that a truck was dispatched: one that arrives was. */
  #forward(event: FileEvent, type: Movement, stop: number | null, at: number): StatusStep {
    if (this.#folded.status === 'booked') return { does: 'cannot', why: 'no_truck' };
    const isDispatchedToo = type === 'arrived' && this.#folded.status === 'assigned';
    const types = isDispatchedToo ? (['dispatched', type] as const) : [type];
    return this.#tell(
      types.map((each) => ({
        id: this.#how.idOf(event, each),
        event: { type: each, stop: each === 'dispatched' ? null : stop, at, data: {} },
      })),
    );
  }

  /** What goes back gives another time to what was told, and moves nothing. */
  #correct(event: FileEvent, type: Movement, { stop, at, was }: Record<'stop' | 'at' | 'was', number>): StatusStep {
    const past = this.#folded.past.find((each) => each.type === type && each.stop === stop);
    const data = { of: past?.id ?? '', at: new Date(at).toISOString() };
    const id = this.#how.idOf(event, 'correction');
    const step = this.#tell([{ id, event: { type: 'correction', stop: null, at: null, data } }]);
    return step.does === 'tell' ? { ...step, does: 'correct', was } : step;
  }

  #report(event: FileEvent, stop: number | null, at: number): StatusStep {
    const { words, now } = this.#how;
    const told = reportOfEvent(event, { stop, type: this.#shipment.stops[stop ?? -1]?.type, at, now }, words);
    // A delay that was told in minutes says it already.
    const names = [told.type, ...(event.status === 'delayed' ? ['delay'] : [])].map((type) =>
      reportKey({ ...told, type, at: told.at ?? at }),
    );
    if (names.some((name) => this.#known.has(name))) return nothing('known');
    const step = this.#tell([{ id: this.#how.idOf(event, told.type), event: told }]);
    if (step.does === 'tell') this.#known.add(names[0] ?? '');
    return step;
  }

  #tell(reports: readonly FileReport[]): StatusStep {
    const told = tellOn(this.#folded, reports, this.#how.now);
    if (!told.ok) return { does: 'refused', refusal: told.refusal };
    this.#folded = told.folded;
    return { does: 'tell', reports: told.reports };
  }
}
