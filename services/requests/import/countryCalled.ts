import { isCountry } from '../../fields/countryField.ts';
import { foldName } from '../../gazetteer/foldName.ts';

/** Languages that tables of Europe's shippers are written in; each country is known by its own language as well. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'cs', 'da', 'sv', 'nb', 'fi', 'hu', 'ro'];

const others: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  usa: 'US',
  'u s a': 'US',
  'united states of america': 'US',
  holland: 'NL',
  'czech republic': 'CZ',
  'tschechische republik': 'CZ',
  'slovak republic': 'SK',
  turkey: 'TR',
  brd: 'DE',
};

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

function readNames(): ReadonlyMap<string, string> {
  const read = new Map(Object.entries(others));
  const codes = letters.flatMap((one) => letters.map((other) => one + other)).filter(isCountry);
  const shared = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  for (const code of codes) {
    const { language } = new Intl.Locale(`und-${code}`).maximize();
    const own = new Intl.DisplayNames(language, { type: 'region' });
    for (const each of [...shared, own]) {
      const name = foldName(each.of(code) ?? '');
      if (name !== '' && !read.has(name)) read.set(name, code);
    }
  }
  return read;
}

const names = readNames();

/** The country (ISO 3166-1 alpha-2) that a cell names by its code, in any case, or by its name; the cell in capitals if it is none. */
export function countryCalled(cell: string): string {
  const code = cell.slice(0, 80).toUpperCase();
  if (isCountry(code)) return code;
  return names.get(foldName(cell)) ?? cell.toUpperCase();
}
