import { asOperations } from './asOperations.ts';

/** What a later migration adds: columns, what is written to them, and where that is from. */
interface More {
  readonly names: readonly string[];
  readonly values: string;
  readonly joins: string;
}

/** What shipments weigh in grams; 0 if nobody said. */
const grams = `coalesce((
  select sum((line ->> 'grossKg')::double precision) from jsonb_array_elements(content -> 'cargo') line) * 1000, 0)::bigint`;

/** Whether a shipment is paid for (services/reports/counts/priceKinds.ts reads it). */
const money = `
  case
    when shipment.status in ('delivered', 'completed') then 1
    when shipment.status <> 'cancelled' then 2
    when cancellation_fee_minor > 0 then 4
    else 3
  end`;

const own =
  'shipment_id company_id carrier_id day due_at reference lane money price_minor fee_minor currency km grams waiting_minor'.split(
    ' ',
  );

/**
 * Writes what reports ask of the shipments `changed` as a whole, and of that only what differs. Their rows are held before anything is
 * read: a shipment and its statement can change at the same time.
 * Part of released migrations: what it makes without `more` never changes.
 */
export const keepShipmentFacts = (more: More = { names: [], values: '', joins: '' }): string => {
  const names = [...own, ...more.names];
  const columnsOf = (row: string): string => names.map((name) => `${row}.${name}`).join(', ');
  return asOperations(
    'keep_shipment_facts(changed uuid[])',
    'void',
    `if cardinality(changed) > 0 then
       perform from shipment_fact where shipment_id = any (changed) order by shipment_id for update;
       insert into shipment_fact as kept (${names.join(', ')})
         select shipment.id, shipment.company_id, shipment.carrier_id, local_day(ends_at, content #>> '{stops,-1,window,timeZone}'), ends_at,
           shipment.reference, lane, ${money}, price_minor, cancellation_fee_minor, shipment.currency, km, ${grams},
           coalesce(statement.waiting_minor, 0)${more.values}
         from shipment left join statement on statement.id = shipment.id${more.joins} where shipment.id = any (changed)
         on conflict (shipment_id) do update set (${names.join(', ')}) = row(${columnsOf('excluded')})
           where row(${columnsOf('kept')}) is distinct from row(${columnsOf('excluded')});
     end if;`,
  );
};
