import { sql } from 'kysely';

/** The columns of a table that may be written. */
const columnsOf = async (db, table) => {
  const { rows } = await sql`
    select column_name from information_schema.columns where table_name = ${table} and is_generated = 'NEVER'`.execute(
    db,
  );
  return sql.join(rows.map((row) => sql.id(row.column_name)));
};

const copyOf = (column) => sql`md5(${sql.ref(column)}::text || n)::uuid`;

/** What is another in the copies of each table, and which rows are copied: all that belongs to a trip that was delivered. */
const trips = sql`select id, request_id, offer_id from shipment where carrier_id = (select id from fleet) and status in ('delivered', 'completed')`;
const copied = {
  shipment_request: {
    of: sql`one.id in (select request_id from trip)`,
    other: sql`'id', ${copyOf('one.id')}, 'reference', one.reference || '-' || n, 'shipment_id', null, 'awarded_offer_id', null`,
  },
  offer: {
    of: sql`one.id in (select offer_id from trip)`,
    other: sql`'id', ${copyOf('one.id')}, 'load_id', ${copyOf('one.load_id')}`,
  },
  shipment: {
    of: sql`one.id in (select id from trip)`,
    other: sql`'id', ${copyOf('one.id')}, 'request_id', ${copyOf('one.request_id')}, 'offer_id', ${copyOf('one.offer_id')},
      'reference', one.reference || '-' || n`,
  },
  shipment_event: {
    of: sql`one.shipment_id in (select id from trip)`,
    other: sql`'shipment_id', ${copyOf('one.shipment_id')}`,
  },
};

/** Copies inserted by one statement, since each index makes inserting slower. */
const batch = 20;

/** Adds copies of each trip that a fleet has delivered, with all that happened. Returns how many shipments the fleet has then. */
export async function fillShipments(db, fleet, copies) {
  await sql`create temporary table fleet as select id from company where name = ${fleet}`.execute(db);
  await sql`create temporary table trip as ${trips}`.execute(db);
  for (const [table, { of, other }] of Object.entries(copied)) {
    // oxlint-disable no-await-in-loop -- each table needs the one before
    const columns = await columnsOf(db, table);
    await sql`alter table ${sql.id(table)} disable trigger user`.execute(db);
    for (let from = 1; from <= copies; from += batch) {
      await sql`
        insert into ${sql.id(table)} (${columns})
        select ${columns} from (
          select copy.* from ${sql.id(table)} one
            cross join generate_series(${from}::int, ${Math.min(from + batch - 1, copies)}::int) n
            cross join lateral jsonb_populate_record(null::${sql.id(table)}, to_jsonb(one) || jsonb_build_object(${other})) copy
          where ${of}) copies`.execute(db);
    }
    await sql`alter table ${sql.id(table)} enable trigger user`.execute(db);
    await sql`analyze ${sql.id(table)}`.execute(db);
    // oxlint-enable no-await-in-loop
  }
  const { rows } = await sql`select count(*)::int as n from shipment where carrier_id = (select id from fleet)`.execute(
    db,
  );
  return rows[0].n;
}
