import type { Town } from '../../gazetteer/Town.ts';
import type { alikeRows } from './alikeRows.ts';
import type { CheckedRow } from './checkRow.ts';
import type { ImportedRow } from './importBody.ts';
import type { TakenTown } from './placeOfRow.ts';
import type { readDifferences } from './readDifferences.ts';
import { referenceKey } from './referenceKey.ts';

/** Of so many rows all that is wrong is said: nobody reads more before mending them, and the answer stays short. */
const mostExplained = 50;

/** Of the towns that may be meant as well. Who has more to choose from names the region. */
const mostOthers = 4;

const townOf = ({ name, region, country, lat, lng }: Town) => ({ name, region, country, lat, lng });

const takenTownOf = ({ column, town, others }: TakenTown) => ({
  column,
  ...townOf(town),
  others: others.slice(0, mostOthers).map(townOf),
});

const goodsOf = ({ content }: CheckedRow): ImportedRow['goods'] => {
  const [line] = content?.cargo ?? [];
  if (!line) return null;
  const { description, packageCode, count, grossKg } = line;
  return { description, packageCode, count, grossKg };
};

interface Imported {
  /** Ids of the requests that were added, by the key of their reference. */
  readonly added: ReadonlyMap<string, string>;
  /** Ids of those that were there before. */
  readonly there: ReadonlyMap<string, string>;
  /** Undefined unless rows are published. */
  readonly alike: Awaited<ReturnType<typeof alikeRows>> | undefined;
  readonly differences: Awaited<ReturnType<typeof readDifferences>>;
  readonly dryRun: boolean;
}

/** What became of each row, or would become of it. */
export function answeredRows(
  rows: readonly CheckedRow[],
  { added, there, alike, differences, dryRun }: Imported,
): ImportedRow[] {
  let [explained, unfinished] = [0, 0];
  return rows.map((row): ImportedRow => {
    const { line, reference, content, errors } = row;
    const key = content ? referenceKey(reference) : undefined;
    const more = dryRun ? row.beforePublishing : [];
    if (!content) explained += 1;
    if (more.length > 0) unfinished += 1;
    const becomes = (): Pick<ImportedRow, 'outcome' | 'id'> => {
      if (key === undefined) return { outcome: 'refused', id: null };
      const [news, old] = [added.get(key), there.get(key)];
      if (news !== undefined) return { outcome: 'added', id: news };
      return old === undefined ? { outcome: 'ready', id: null } : { outcome: 'exists', id: old };
    };
    const differs = differences.get(row);
    return {
      line,
      reference,
      ...becomes(),
      differs: differs ? [...differs] : null,
      looksLike: alike?.get(row) ?? null,
      towns: row.towns.map(takenTownOf),
      goods: dryRun ? goodsOf(row) : null,
      errors: explained > mostExplained ? [] : [...errors],
      beforePublishing: more.slice(0, unfinished > mostExplained ? 1 : undefined),
    };
  });
}
