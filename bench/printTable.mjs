import { written } from './figure.mjs';

/** Prints a section of the table: title, method and rows. */
export function printTable({ title, how, figures }) {
  console.log(`\n${title}\n${how}\n`);
  for (const { name, value, unit, budget, beside, kept } of figures) {
    const verdict = budget === undefined ? '' : kept ? 'within' : 'OVER';
    const limit = budget === undefined ? '' : `of ${written(budget, unit)}`;
    const row = [verdict.padEnd(6), name.padEnd(46), written(value, unit).padStart(11), limit.padEnd(14), beside];
    console.log(row.join('  ').trimEnd());
  }
}
