import { sql, type Kysely, type Migration, type RawBuilder } from 'kysely';

const tables = [
  'stop_count',
  'proof_count',
  'otif_count',
  'dwell_count',
  'money_count',
  'co2e_count',
  'empty_count',
  'offer_count',
  'score_count',
] as const;

/** By code, how many. */
type Kinds = Map<number, number>;

type Pairs = Readonly<Record<string, readonly number[]>>;
type Packed = Readonly<Record<string, string>>;

interface Third {
  readonly owner: string;
  /** `YYYY-MM/1` and so on. */
  readonly third: string;
}

const add = (kinds: Kinds, code: number, n: number): Kinds => kinds.set(code, (kinds.get(code) ?? 0) + n);

const present = (kinds: Kinds): [number, number][] => [...kinds].filter(([, n]) => n !== 0);

function unpack(kinds: Kinds, packed: string): void {
  let code = 0;
  for (const word of packed.split(' ').filter(Boolean)) {
    const [distance = '', n = '1'] = word.split('x');
    code += Number(distance);
    add(kinds, code, Number(n));
  }
}

function pack(kinds: Kinds): string {
  let before = 0;
  return present(kinds)
    .toSorted(([one], [other]) => one - other)
    .map(([code, n]) => {
      const distance = code - before;
      before = code;
      return n === 1 ? String(distance) : `${distance}x${n}`;
    })
    .join(' ');
}

/** Adds up what days have of each group, and writes it down. */
function byGroup<Kept>(
  days: readonly Readonly<Record<string, Kept>>[],
  read: (kinds: Kinds, kept: Kept) => void,
  write: (kinds: Kinds) => unknown,
): Readonly<Record<string, unknown>> {
  const groups = new Map<string, Kinds>();
  for (const day of days)
    for (const [group, kept] of Object.entries(day)) {
      const kinds = groups.get(group) ?? new Map<number, number>();
      groups.set(group, kinds);
      read(kinds, kept);
    }
  return Object.fromEntries(
    [...groups].filter(([, kinds]) => present(kinds).length > 0).map(([group, kinds]) => [group, write(kinds)]),
  );
}

const datesOf = (third: string): readonly string[] => {
  const first = 10 * Number(third.slice(8)) - 9;
  return Array.from(
    { length: first === 21 ? 11 : 10 },
    (_, nth) => `${third.slice(0, 7)}-${String(first + nth).padStart(2, '0')}`,
  );
};

async function countThirds(db: Kysely<unknown>, table: string): Promise<void> {
  const name = sql.table(table);
  const { rows: named } = await sql<{ column: string }>`
    select column_name as column from information_schema.columns where table_schema = current_schema() and table_name = ${table}
      and data_type = 'json'`.execute(db);
  const columns = named.map(({ column }) => column);
  const { rows: thirds } = await sql<Third>`
    select owner_id as owner, left(span, 7) || '/' || least(3, (right(span, 2)::integer + 9) / 10) as third
    from ${name} where length(span) = 10 group by 1, 2`.execute(db);
  for (const { owner, third } of thirds) {
    const keptOf = async <Kept>(column: string): Promise<readonly Kept[]> => {
      const { rows } = await sql<{ kept: Kept }>`
        select ${sql.ref(column)} as kept from ${name}
        where owner_id = ${owner} and span = any (${sql.val(datesOf(third))}::text[])`.execute(db);
      return rows.map(({ kept }) => kept);
    };
    /** What a column keeps of these days together. */
    const together = async (column: string): Promise<unknown> => {
      if (column === 'days') return {};
      if (column === 'fine') {
        const kinds: Kinds = new Map();
        for (const packed of await keptOf<string>(column)) unpack(kinds, packed);
        return pack(kinds);
      }
      if (column.endsWith('_fine')) return byGroup(await keptOf<Packed>(column), unpack, pack);
      return byGroup(
        await keptOf<Pairs>(column),
        (kinds, pairs) => pairs.forEach((code, at) => at % 2 === 0 && add(kinds, code, pairs[at + 1] ?? 0)),
        (kinds) => present(kinds).flat(),
      );
    };
    const values: RawBuilder<unknown>[] = [];
    for (const column of columns) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      values.push(sql`${JSON.stringify(await together(column))}::json`);
    }
    // oxlint-disable-next-line no-await-in-loop
    await sql`
      insert into ${name} (owner_id, span, with_thirds, ${sql.join(columns.map((column) => sql.ref(column)))})
      values (${owner}, ${third}, true, ${sql.join(values)})`.execute(db);
  }
}

/**
 * Counts are kept by thirds of months too, `YYYY-MM/1` to `YYYY-MM/3`: those of days that were counted before are added up. Whoever writes
 * counts has to say that thirds are written too, so that a process of an earlier version, which may still run, leaves changes where they are.
 * Part of released migrations: never edit it, write a second one.
 */
export const countedThirds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`select set_config('app.operations', 'on', true)`.execute(db);
    for (const table of tables) {
      const name = sql.table(table);
      // oxlint-disable-next-line no-await-in-loop -- in order
      await sql`alter table ${name} add column with_thirds boolean not null default true check (with_thirds)`.execute(
        db,
      );
      // oxlint-disable-next-line no-await-in-loop
      await sql`alter table ${name} alter column with_thirds drop default`.execute(db);
      // oxlint-disable-next-line no-await-in-loop
      await countThirds(db, table);
    }
    await sql`select set_config('app.operations', '', true)`.execute(db);
  },
};
