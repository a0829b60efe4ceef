import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Gazetteer } from './Gazetteer.ts';
import { gazetteerOf } from './gazetteerOf.ts';

/** Both are written by the build: the blocks one after the other, and how many bytes each has. */
const townsFile = path.join(import.meta.dirname, 'towns.txt');
const sizesFile = path.join(import.meta.dirname, 'towns.json');
const sizesSchema = v.array(v.tuple([v.string(), v.number()]));

/** The towns that the build has put beside this file. None if it was not built. */
export function openGazetteer(): Gazetteer {
  const blocks = new Map<string, Buffer>();
  if (!existsSync(sizesFile)) return gazetteerOf(blocks);
  const towns = readFileSync(townsFile);
  let start = 0;
  for (const [block, size] of v.parse(sizesSchema, JSON.parse(readFileSync(sizesFile, 'utf8')))) {
    blocks.set(block, towns.subarray(start, (start += size)));
  }
  return gazetteerOf(blocks);
}
