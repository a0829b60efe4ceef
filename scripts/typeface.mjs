// `npm run typeface`: cuts the shipped typeface to the letters and weights in use, and writes it beside the code that loads it.
import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'src/ui/theme/typeface');
const original = path.join(root, 'node_modules/@fontsource-variable/hanken-grotesk/files');
const { typefaceRanges } = (
  await runnerImport(path.join(folder, 'typefaceRanges.ts'), { configFile: false, logLevel: 'error' })
).module;
/** Copyright, licence and its address stay in the file, as the licence asks. */
const licenceNames = [0, 13, 14];

async function cut([part, ranges]) {
  const source = fs.readFileSync(path.join(original, `hanken-grotesk-${part}-wght-normal.woff2`));
  const file = await subsetFont(source, lettersOf(ranges), {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl'],
    preserveNameIds: licenceNames,
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  fs.writeFileSync(path.join(folder, `${part}.woff2`), file);
  console.log(`${part}.woff2: ${file.length} B`);
}

await Promise.all(Object.entries(typefaceRanges).map(cut));

/** `U+41-42, U+20AC` as `AB€`. */
function lettersOf(ranges) {
  return ranges
    .split(', ')
    .map((range) => {
      const [first, last = first] = range.slice(2).split('-');
      const [from, to] = [first, last].map((code) => Number.parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
    })
    .join('');
}
