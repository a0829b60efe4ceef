import { foldName } from './foldName.ts';
import type { Gazetteer, TownQuery } from './Gazetteer.ts';
import { blockOf } from './townBlocks.ts';
import { townIn } from './townIn.ts';
import type { Town } from './Town.ts';

const newLine = 10;

/** The lines with this text in their order, by position. */
function* linesWith(lines: Buffer, text: string): Generator<readonly [start: number, line: string]> {
  const bytes = Buffer.from(text);
  for (let at = lines.indexOf(bytes); at !== -1;) {
    const start = lines.lastIndexOf(newLine, at) + 1;
    const end = lines.indexOf(newLine, at);
    yield [start, lines.toString('utf8', start, end)];
    at = lines.indexOf(bytes, end);
  }
}

/**
 * A gazetteer over the blocks of `townBlocks`, with the biggest town first in each. A block is searched as it is, in much less than
 * a millisecond: nothing is built at start, and nothing but the bytes is kept in memory.
 */
export const gazetteerOf = (blocks: ReadonlyMap<string, Buffer>): Gazetteer => ({
  find({ words, country, count }: TownQuery) {
    const beginning = foldName(words);
    const lines = blocks.get(blockOf(beginning));
    if (!lines || beginning === '') return [];
    const found = new Map<number, Town>();
    const add = (text: string, most: number) => {
      if (found.size >= most) return;
      // The country is rarer than the beginning of a name, if it is asked for.
      for (const [start, line] of linesWith(lines, country === undefined ? text : `\t${country}\t`)) {
        if (line.includes(text)) found.set(start, townIn(line));
        if (found.size >= most) return;
      }
    };
    // However small: who looks for Au could not find it among the bigger towns that begin so.
    add(`|${beginning}|`, Math.ceil(count / 2));
    add(`|${beginning}`, count);
    const byName = [...found].toSorted(([one], [other]) => one - other).map(([, town]) => town);
    add(` ${beginning}`, count);
    return [...byName, ...[...found.values()].slice(byName.length)];
  },
  named(name, country) {
    const whole = foldName(name);
    const lines = blocks.get(blockOf(whole));
    if (!lines || whole === '') return undefined;
    for (const text of [`|${whole}|`, `|${whole} `]) {
      for (const [, line] of linesWith(lines, text)) {
        const town = townIn(line);
        if (country === undefined || town.country === country) return town;
      }
    }
    return undefined;
  },
});
