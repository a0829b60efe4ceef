import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { completedAt, completionId } from './completion.ts';
import { sideOf } from './eventAnswer.ts';
import { requireRoomFor } from './eventLimits.ts';
import { eventRow } from './eventRow.ts';
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
import { eventRefusal } from './refuseEvent.ts';
import type { Report } from './Report.ts';
import type { EventRow, NewEvent, ShipmentRow } from './ShipmentTables.ts';
import { summaryOf } from './summaryOf.ts';

/** What is said of an event beside its type. */
type Said = Partial<Pick<Report, 'stop' | 'data'>>;

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

  /** Throws why a member cannot tell something at the desk now. */
  requireAllowed(type: string, said: Said, by: Member): void {
    const event = this.#toldBy(this.#atDesk(type, said), by);
    const refusal = eventProblem(this.#folded, event, this.#now.getTime());
    if (refusal) throw eventRefusal(refusal, type);
  }

  /** Adds what a member tells at the desk now, or throws why not. */
  tell(type: string, said: Said, by: Member): void {
    const refusal = this.add(this.#atDesk(type, said), by);
    if (refusal) throw eventRefusal(refusal, type);
  }

  /**
   * Adds what a member of a party tells, or what follows from the clock. Returns why not, or null. Refuses with 409 more than a shipment
   * can be read with as a whole.
   */
  add(report: Report, by: Member | null): EventRefusal | null {
    const event = this.#toldBy(report, by);
    const refusal = eventProblem(this.#folded, event, this.#now.getTime());
    if (refusal) return refusal;
    if (by) requireRoomFor(report.type, this.#countOf(by.companyId));
    // Each later than the one before, as that is their order.
    this.#recordedAt += 1;
    this.#folded = applyEvent(this.#folded, { ...event, recordedAt: this.#recordedAt });
    this.#lateTold = lateToldBy(report.type, this.#folded, this.#now) ?? this.#lateTold;
    const taken = { ...event, stop: stopOf(this.#folded, report), recordedAt: this.#recordedAt, by };
    const number = this.#row.event_count + this.#added.length + 1;
    this.#added.push(eventRow(this.#row, report, { ...taken, number }));
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

  #atDesk(type: string, { stop = null, data = {} }: Said): Report {
    return { id: null, type, stop, at: this.#now, source: 'desk', position: null, data };
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
    const completed = this.#atDesk('completed', { data: { automatic: true } });
    this.add({ ...completed, id: completionId(this.#row), at }, null);
  }
}
