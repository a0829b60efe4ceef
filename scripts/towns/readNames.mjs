import fs from 'node:fs';
import path from 'node:path';

/** Reads a file with a line for each country, `DE 05 = Hesse; …`, as a map by country and what stands before the sign. */
export function readNames(file) {
  const lines = fs
    .readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n');
  return new Map(
    lines.flatMap((line) =>
      line
        .slice(3)
        .split('; ')
        .map((entry) => entry.split(' = '))
        .map(([key, name]) => [`${line.slice(0, 2)} ${key}`, name]),
    ),
  );
}
