import { foldName } from './foldName.ts';
import type { Gazetteer, TownQuery } from './Gazetteer.ts';
import { addsWhereItLies } from './addsWhereItLies.ts';
import { blockOf } from './townBlocks.ts';
import { townIn } from './townIn.ts';
import { isReached } from './isReached.ts';
import type { Town } from './Town.ts';

const newLine = 10;

/** Of one way to write a name. The smaller ones are told apart by their position. */
const mostNamesakes = 60;

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

/** The letters of a country are those of a region elsewhere, such as CA. */
const isIn = (line: string, country: string | undefined): boolean =>
  country === undefined || line.split('\t', 3)[2] === country;

/** A name that begins with the words, how far down its block it stands, and whether it is near. */
interface Found {
  readonly start: number;
  readonly town: Town;
  readonly isNear: boolean;
}

const nearFirst = (one: Found, other: Found): number =>
  Number(other.isNear) - Number(one.isNear) || one.start - other.start;

/**
 * A gazetteer over the blocks of `townBlocks`, with the biggest town first in each. A block is searched as it is, in a few
 * milliseconds at most: nothing is built at start, and nothing but the bytes is kept in memory.
 */
export const gazetteerOf = (blocks: ReadonlyMap<string, Buffer>): Gazetteer => ({
  find({ words, country, near, count }: TownQuery) {
    const beginning = foldName(words);
    const lines = blocks.get(blockOf(beginning));
    if (!lines || beginning === '') return [];
    const found = new Map<number, Found>();
    /** Up to `most` in all. What is far away is taken only where what is near does not fill them. */
    const add = (text: string, most: number) => {
      const far: Found[] = [];
      const left = () => most - found.size;
      if (left() <= 0) return;
      // The country is rarer than the beginning of a name, if it is asked for.
      for (const [start, line] of linesWith(lines, country === undefined ? text : `\t${country}\t`)) {
        if (!line.includes(text) || found.has(start) || !isIn(line, country)) continue;
        const town = townIn(line);
        const isNear = near === undefined || isReached(near, town);
        if (isNear) found.set(start, { start, town, isNear });
        else if (far.length < left()) far.push({ start, town, isNear });
        if (left() === 0) return;
      }
      for (const each of far.slice(0, left())) found.set(each.start, each);
    };
    // However small: who looks for Au could not find it among the bigger towns that begin so.
    add(`|${beginning}|`, Math.ceil(count / 2));
    add(`|${beginning}`, count);
    const byName = [...found.values()].toSorted(nearFirst);
    add(` ${beginning}`, count);
    const byWord = [...found.values()].slice(byName.length);
    return [...byName, ...byWord].map(({ town }) => town);
  },
  named(name, country) {
    const whole = foldName(name);
    const lines = blocks.get(blockOf(whole));
    if (!lines || whole === '') return undefined;
    for (const text of [`|${whole}|`, `|${whole} `]) {
      for (const [, line] of linesWith(lines, text)) {
        if (isIn(line, country)) return townIn(line);
      }
    }
    return undefined;
  },
  namesakes(name, country) {
    const whole = foldName(name);
    const lines = blocks.get(blockOf(whole));
    if (!lines || whole === '') return [];
    const called = (text: string): readonly (readonly [start: number, town: Town])[] => {
      const found: [number, Town][] = [];
      for (const [start, line] of linesWith(lines, text)) {
        if (isIn(line, country)) found.push([start, townIn(line)]);
        if (found.length === mostNamesakes) break;
      }
      return found;
    };
    const [exact, longer] = [called(`|${whole}|`), called(`|${whole} `)];
    const alike = exact.length === 0 ? longer : longer.filter(([, town]) => addsWhereItLies(town.name, whole));
    const byStart = new Map([...exact, ...alike]);
    return [...byStart].toSorted(([one], [other]) => one - other).map(([, town]) => town);
  },
});
