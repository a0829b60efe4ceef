import { countedRows } from './countedRows.ts';
import { keepStopVisits } from './keepStopVisits.ts';
import { packagesOfStops } from './packagesOfStops.ts';
import { statements } from './statements.ts';
import { waitingFunctions } from './waitingFunctions.ts';
import { waitingOfStops } from './waitingOfStops.ts';

/** Whether it is known how long a truck was at a stop, as a number (services/reports/counts/dwellKinds.ts reads it). */
const dwell = `
  case
    when is_cancelled then 1
    when is_skipped then 2
    when arrived_at is null then case when is_passed then 4 else 3 end
    when departed_at is null then case when is_passed then 6 else 5 end
    when departed_at < arrived_at then 7
    when departed_at - arrived_at > interval '24 hours' then 8
    else 10
  end + case when type = 'delivery' then 200 else 0 end`;

/** Whole minutes to the departure. */
const minutesSince = (begin: string): string =>
  `greatest(0, floor(extract(epoch from departed_at - ${begin}) / 60))::integer`;

const adds = `dwell_adds(dwell, ${minutesSince('arrived_at')},
  case when window_from is not null and window_to is not null then ${minutesSince('greatest(arrived_at, window_from)')} end,
  billable_min, charge_minor, currency, case when waiting_minor = charge_minor then waiting_answer end)`;

/**
 * What a stop adds to counts: itself, and once it was measured its minutes, those from the appointment on (not told again where they are the
 * same), whether and how long it was beyond its free time, and its charge by currency and by what the shipper said of it.
 */
const dwellAdds = `
  create function dwell_adds(kind smallint, stayed integer, turned integer, billable integer, charge bigint, currency text, answer text)
    returns bigint[] language plpgsql immutable as $$
      declare
        own integer := kind / 200;
        adds bigint[] := array[kind, 1];
        charged bigint;
      begin
        if kind % 200 <> 10 then
          return adds;
        end if;
        if turned = stayed then
          adds := adds || array[1000 + 1500 * own + stayed, 1]::bigint[];
        else
          adds := adds || array[4000 + 1500 * own + stayed, 1]::bigint[];
          if turned is not null then
            adds := adds || array[7000 + 1500 * own + turned, 1]::bigint[];
          end if;
        end if;
        if billable is not null then
          adds := adds || array[200 * own + 20, 1]::bigint[];
        end if;
        if billable > 0 then
          adds := adds || array[200 * own + 21, 1, 400 + own, billable]::bigint[];
        end if;
        if charge > 0 then
          charged := 676 * (ascii(currency) - 65) + 26 * (ascii(substr(currency, 2)) - 65) + ascii(substr(currency, 3)) - 65;
          charged := 3 * charged + case answer when 'waiting_accepted' then 1 when 'waiting_disputed' then 2 else 0 end;
          charged := 100000 + 2 * (own + 2 * charged);
          adds := adds || array[charged, 1, charged + 1, charge]::bigint[];
        end if;
        return adds;
      end $$`;

/** In place of those of 0074_stop_counts, which told nothing of waiting. */
const pageOf = (own: 'company_id' | 'carrier_id', other: 'company_id' | 'carrier_id'): string =>
  `create index stop_visit_page_of_${own} on stop_visit (${own}, due_at desc, reference, stop, shipment_id)
     include (${other}, day, type, punctuality, dwell, lane, place)`;

const { counting, noting } = countedRows({
  name: 'dwell',
  table: 'stop_visit',
  splits: ['lane', 'place'],
  adds,
  isFine: true,
});

const billable = 'billable_minutes(visit.type, window_from, window_to, arrived_at, departed_at, terms)';
const charge = `waiting_charge(${billable}, terms)`;

/** How long trucks stay and wait, and what is charged for it, counted as stops are: the report on it need not go through them. */
export const dwellCounts = statements(
  ...waitingFunctions,
  dwellAdds,
  `drop index stop_visit_page_of_company_id`,
  `drop index stop_visit_page_of_carrier_id`,
  `alter table stop_visit
     add billable_min integer,
     add charge_minor bigint,
     add currency text,
     add dwell smallint generated always as (${dwell}) stored`,
  `select set_config('app.operations', 'on', true)`,
  // Nothing else changes that is counted.
  `alter table stop_visit disable trigger user`,
  `update stop_visit visit set billable_min = ${billable}, charge_minor = ${charge},
     currency = case when ${charge} > 0 then shipment.currency end
   from shipment where shipment.id = shipment_id and ${billable} is not null`,
  `alter table stop_visit enable trigger user`,
  pageOf('company_id', 'carrier_id'),
  pageOf('carrier_id', 'company_id'),
  ...counting,
  noting,
  `select set_config('app.operations', '', true)`,
  `drop function keep_stop_visits(uuid[])`,
  keepStopVisits({
    ofVisits: packagesOfStops.ofVisits,
    ofStops: `${packagesOfStops.ofStops}${waitingOfStops.ofStops}`,
    ofShipments: waitingOfStops.ofShipments,
    names: [...packagesOfStops.names, ...waitingOfStops.names],
    warning: ` and not is_shipper`,
    excused: `(coalesce(visit.is_excused, false) or coalesce(whole.is_excused, false))`,
    next: `
       perform keep_shipment_visits(changed);`,
  }),
);
