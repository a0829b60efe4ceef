import { sql } from 'kysely';
import type { Audience } from '../account/Audience.ts';
import { localDays } from '../freight/fields/localDay.ts';
import type { Case } from './Case.ts';
import { eachInTurns } from './eachInTurns.ts';
import { moneyOutcome, moneyOutcomes, moneyTally } from './money.ts';
import { mostShipments, tooMany } from './mostShipments.ts';
import { ownColumns } from '../shipments/partyOf.ts';
import { periodBounds } from './periodBounds.ts';
import type { ReportKind } from './ReportKind.ts';
import { timeCell } from './timeCell.ts';
import { unmeasured } from './unmeasured.ts';

interface ShipmentRow {
  readonly id: string;
  readonly reference: string;
  readonly partyId: string;
  readonly lane: string;
  readonly status: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly km: number;
  readonly endsAt: Date;
  readonly timeZone: string | null;
  readonly fromCity: string | null;
  readonly toCity: string | null;
}

const caseOf = (row: ShipmentRow, day: string): Case => ({
  ...unmeasured,
  record: { kind: 'shipment', id: row.id },
  reference: row.reference,
  stop: null,
  type: null,
  place: [row.fromCity, row.toCity].filter((city) => city !== null).join(' → '),
  lane: row.lane,
  partyId: row.partyId,
  timeZone: row.timeZone,
  day,
  due: row.endsAt.getTime(),
  money: { amountMinor: row.amountMinor, currency: row.currency },
  km: row.km,
  outcome: moneyOutcome(row.status),
});

/** What shipments cost or earn: agreed prices alone, without waiting and other extras. */
const moneyReport = (audience: Audience, title: string): ReportKind => ({
  audience,
  title,
  splits: ['lane', 'party'],
  parameters: [],
  outcomes: moneyOutcomes,
  ranksByValue: true,
  async read(tx, party, period) {
    const { own, other } = ownColumns[party.side];
    const { begin, end } = periodBounds(period);
    const { rows } = await sql<ShipmentRow>`
      select id, reference, ${sql.ref(other)} as "partyId", lane, status, price_minor as "amountMinor", currency, km, ends_at as "endsAt",
        content #>> '{stops,-1,window,timeZone}' as "timeZone", content #>> '{stops,0,place,city}' as "fromCity",
        content #>> '{stops,-1,place,city}' as "toCity"
      from shipment where ${sql.ref(own)} = ${party.companyId} and ends_at >= ${begin}::timestamptz and ends_at < ${end}::timestamptz
      order by ends_at desc, reference limit ${mostShipments + 1}`.execute(tx);
    if (rows.length > mostShipments) throw tooMany();
    const dayAt = localDays();
    const cases: Case[] = [];
    await eachInTurns(rows, (row) => {
      const day = dayAt(row.endsAt, row.timeZone ?? 'UTC');
      if (day >= period.from && day <= period.to) cases.push(caseOf(row, day));
    });
    return cases;
  },
  isCounted: (outcome) => outcome === 'delivered',
  tally: moneyTally,
  formula: () =>
    'Σ agreed prices of delivered shipments, each currency by itself, without waiting and other extras. Per km: Σ prices ÷ Σ km of their routes. A shipment belongs to the day its last window ends, in local time.',
  columns: ({ side }) => [
    { title: 'Shipment', cell: ({ reference }) => reference },
    { title: 'Route', cell: ({ place }) => place },
    { title: side === 'fleet' ? 'Shipper' : 'Carrier', cell: ({ partyId }, names) => names.get(partyId) ?? '' },
    { title: 'Lane', cell: ({ lane }) => lane },
    { title: 'Delivery due by', cell: ({ due }) => timeCell(due) },
    { title: 'Time zone', cell: ({ timeZone }) => timeZone },
    { title: 'Price in smallest unit', cell: ({ money }) => money?.amountMinor ?? null },
    { title: 'Currency', cell: ({ money }) => money?.currency ?? null },
    { title: 'Km', cell: ({ km }) => km },
    { title: 'Outcome', cell: ({ outcome }) => outcome },
  ],
});

/** What a shipper's shipments cost. */
export const spendReport = moneyReport('office', 'Spend');

/** What a fleet's shipments earn. */
export const revenueReport = moneyReport('fleet', 'Revenue');
