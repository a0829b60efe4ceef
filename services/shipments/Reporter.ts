import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { uniqueViolation } from '../database/uniqueViolation.ts';
import type { Tables } from '../Tables.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { completionId } from './completion.ts';
import type { EventDraft } from './eventBody.ts';
import { requireRoomForPosition } from './eventLimits.ts';
import { eventRefusal } from './refuseEvent.ts';
import { requireOffRoad } from './requireOffRoad.ts';
import { lockUnits, settleUnits } from './settleUnits.ts';
import type { ShipmentLog } from './ShipmentLog.ts';
import type { ShipmentRow } from './ShipmentTables.ts';

/** Events by which a truck leaves or comes back. */
const settlesUnits: ReadonlySet<string> = new Set(['dispatched', 'delivered']);

/** Takes what a member of a party tells of a shipment, in order, each for itself. */
export class Reporter {
  readonly #tx: Transaction<Tables>;
  readonly #row: ShipmentRow;
  readonly #log: ShipmentLog;
  readonly #by: Member;
  readonly #now: Date;
  readonly #known: Map<string, Known>;
  #positions: number;
  #isTruckMoved = false;

  constructor({ tx, row, log, by, now, known, positions }: Reported) {
    [this.#tx, this.#row, this.#log, this.#by, this.#now] = [tx, row, log, by, now];
    this.#known = new Map(known);
    this.#positions = positions;
  }

  /** Records an event, or throws why not. False if it was recorded before. */
  async tell(draft: EventDraft): Promise<boolean> {
    const { id, type } = draft;
    if (id === completionId(this.#row)) throw refusedFields([refusedField('id', 'givenTwice')]);
    const known = id === null ? undefined : this.#known.get(id);
    if (known) {
      if (known.type === type && known.companyId === this.#by.companyId) return false;
      throw refusedFields([refusedField('id', 'givenTwice')]);
    }
    if (type === 'position') requireRoomForPosition(this.#positions);
    if (type === 'dispatched') await this.#requireOffRoad();
    const refusal = this.#log.add(this.#reportOf(draft), this.#by);
    if (refusal) throw eventRefusal(refusal, type);
    if (id !== null) this.#known.set(id, { type, companyId: this.#by.companyId });
    if (type === 'position') this.#positions += 1;
    this.#isTruckMoved ||= settlesUnits.has(type);
    return true;
  }

  async write(): Promise<void> {
    if (this.#isTruckMoved) await lockUnits(this.#tx, [this.#row]);
    await this.#log.write().catch(refuseTakenId);
    if (this.#isTruckMoved) await settleUnits(this.#tx, [this.#row], this.#now);
  }

  #reportOf({ id, type, stop, at, source, position, data }: EventDraft) {
    return {
      id,
      type,
      stop,
      at: at === null ? this.#now : new Date(at),
      source: source ?? ('desk' as const),
      position,
      data: { ...(type === 'note' && { visibility: 'parties' as const }), ...data },
    };
  }

  async #requireOffRoad(): Promise<void> {
    await lockUnits(this.#tx, [this.#row]);
    await requireOffRoad(this.#tx, this.#row);
  }
}

/** An id that the other party has given to a note of its own cannot be seen here, but is taken. */
function refuseTakenId(error: unknown): never {
  if (uniqueViolation(error) !== 'shipment_event_pkey') throw error;
  throw refusedFields([refusedField('id', 'givenTwice')]);
}

export interface Known {
  readonly type: string;
  readonly companyId: string | null;
}

interface Reported {
  readonly tx: Transaction<Tables>;
  readonly row: ShipmentRow;
  readonly log: ShipmentLog;
  readonly by: Member;
  readonly now: Date;
  readonly known: ReadonlyMap<string, Known>;
  readonly positions: number;
}
