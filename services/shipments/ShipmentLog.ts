import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { completedAt, completionId } from './completion.ts';
import { sideOf } from './eventAnswer.ts';
import { requireRoomFor } from './eventLimits.ts';
import { applyEvent } from './fold/applyEvent.ts';
import type { EventRefusal } from './fold/EventRefusal.ts';
import { eventProblem } from './fold/eventProblem.ts';
import { traitsOf } from './fold/eventTraits.ts';
import type { FoldedShipment } from './fold/FoldedShipment.ts';
import { stopOf } from './fold/stepProblem.ts';
import { foldRows } from './foldRows.ts';
import type { CrewChange } from './crewChange.ts';
import { isListed } from './isListed.ts';
import { lateToldBy } from './lateToldBy.ts';
import { lastOnly, readEvents } from './readEvents.ts';
import type { Report } from './Report.ts';
import type { EventRow, NewEvent, ShipmentRow } from './ShipmentTables.ts';
import { summaryOf } from './summaryOf.ts';

/**
 * What happened to a shipment, for a transaction that holds its row (`lockShipment`): takes reports as long as the rules allow them, and
 * writes them down with what follows for lists. Nothing is written before `write`.
 */
export class ShipmentLog {
  readonly #services: Pick<Services, 'random'>;
  readonly #tx: Transaction<Tables>;
  readonly #row: ShipmentRow;
  readonly #now: Date;
  readonly #events: readonly EventRow[];
  readonly #added: NewEvent[] = [];
  #folded: FoldedShipment;
  #recordedAt: number;
  #lateTold: number | null = null;

  private constructor(
    services: Pick<Services, 'random'>,
    tx: Transaction<Tables>,
    row: ShipmentRow,
    events: readonly EventRow[],
    now: Date,
  ) {
    [this.#services, this.#tx, this.#row, this.#events, this.#now] = [services, tx, row, events, now];
    this.#folded = foldRows(row, events);
    this.#recordedAt = Math.max(now.getTime() - 1, ...events.map((event) => event.recorded_at.getTime()));
  }

  static async open(services: Pick<Services, 'random'>, tx: Transaction<Tables>, row: ShipmentRow, now: Date) {
    const events = await readEvents(tx, row.id, lastOnly);
    const log = new ShipmentLog(services, tx, row, events, now);
    log.#complete(completedAt(row, now));
    return log;
  }

  get folded(): FoldedShipment {
    return this.#folded;
  }

  /** Why something cannot be told now; null if it can. */
  refusalOf(report: Report, by: Member | null): EventRefusal | null {
    return eventProblem(this.#folded, this.#toldBy(report, by), this.#now.getTime());
  }

  /**
   * Adds what a member of a party tells, or what follows from the clock. Returns why not, or null. Refuses with 409 more than a shipment
   * can be read with as a whole.
   */
  add(report: Report, by: Member | null): EventRefusal | null {
    const { type, source, position, data } = report;
    const event = this.#toldBy(report, by);
    const refusal = eventProblem(this.#folded, event, this.#now.getTime());
    if (refusal) return refusal;
    if (by) requireRoomFor(type, this.#countOf(by.companyId));
    // Each later than the one before, as that is their order.
    this.#recordedAt += 1;
    this.#folded = applyEvent(this.#folded, { ...event, recordedAt: this.#recordedAt });
    this.#lateTold = lateToldBy(type, this.#folded, this.#now) ?? this.#lateTold;
    this.#added.push({
      id: event.id,
      shipment_id: this.#row.id,
      company_id: this.#row.company_id,
      carrier_id: this.#row.carrier_id,
      number: this.#row.event_count + this.#added.length + 1,
      type,
      at: new Date(event.at),
      recorded_at: new Date(this.#recordedAt),
      by_company_id: by?.companyId ?? null,
      by_user_id: by?.userId ?? null,
      source,
      stop: stopOf(this.#folded, report),
      lat: position?.lat ?? null,
      lng: position?.lng ?? null,
      accuracy_m: position?.accuracyM ?? null,
      is_internal: type === 'note' && data.visibility === 'internal',
      data: JSON.stringify(data),
    });
    return null;
  }

  /**
   * Writes down what was added, with what changes beside that. Returns the row as it is then. Call once per transaction: a second
   * update checks the foreign key and can deadlock with whoever holds the request.
   */
  async write(changes?: Partial<CrewChange>): Promise<ShipmentRow> {
    if (this.#added.length === 0) return this.#row;
    await this.#tx.insertInto('shipment_event').values(this.#added).execute();
    const last = this.#added.findLast(isListed);
    return this.#tx
      .updateTable('shipment')
      .set({
        ...summaryOf(this.#folded, this.#row.terms, this.#row),
        ...(this.#lateTold !== null && { late_told: this.#lateTold, tell_at: null }),
        ...changes,
        event_count: this.#row.event_count + this.#added.length,
        ...(last && { last_event: last.type, last_event_at: last.at }),
        ...(this.#added.some(({ type }) => traitsOf(type).makesStale) && { version: this.#row.version + 1 }),
        updated_at: this.#now,
      })
      .where('id', '=', this.#row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  #toldBy({ id, type, stop, at, source, position, data }: Report, by: Member | null) {
    const said = { side: sideOf(this.#row, by?.companyId ?? null), source, data: { ...data } };
    const where = position && { lat: position.lat, lng: position.lng };
    return { ...said, id: id ?? this.#services.random.uuid(), type, stop, at: this.#timeOf(at), position: where };
  }

  /** What is told for now comes after what was told by a clock that is ahead. */
  #timeOf(at: Date): number {
    const [told, now] = [at.getTime(), this.#now.getTime()];
    return told === now ? Math.max(now, ...this.#folded.past.map((event) => event.at)) : told;
  }

  /** How many events a party has told, without positions. */
  #countOf(companyId: string): number {
    const told = [...this.#events, ...this.#added].filter((each) => each.by_company_id === companyId);
    return told.filter(({ type }) => type !== 'position').length;
  }

  /** What the clock did comes before whatever is told now. */
  #complete(at: Date | null): void {
    if (!at) return;
    const completed = { id: completionId(this.#row), type: 'completed', source: 'desk', stop: null } as const;
    this.add({ ...completed, at, position: null, data: { automatic: true } }, null);
  }
}
