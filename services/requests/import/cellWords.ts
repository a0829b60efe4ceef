import { bodyTypes } from '../../freight/bodyTypes.ts';
import { equipments } from '../../freight/request/requestContent.ts';

/** The columns whose codes people may write in words. */
export const wordColumns = ['package', 'body_types', 'equipment', 'pricing'] as const;

type WordColumn = (typeof wordColumns)[number];

/** What the sender's screens call a code. */
export interface CellWord {
  readonly column: WordColumn;
  readonly word: string;
  readonly code: string;
}

/** So many words are looked at together: no name is longer. */
const longestName = 6;

/** No list of codes is longer; of what is, the beginning is refused. */
const longestCell = 1_000;

/** "Low-loader", "low_loader" and "LOW  LOADER" are one word. */
const folded = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('×', 'x')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

const keyOf = (column: WordColumn, word: string): string => `${column} ${folded(word)}`;

/** Reads codes as they are, in the plain English they are made of ("tail lift"), and in the words of the sender's screens. */
export function cellWords(words: readonly CellWord[]) {
  const known = new Map([
    ...bodyTypes.map((code) => [keyOf('body_types', code), code] as const),
    ...equipments.map((code) => [keyOf('equipment', code), code] as const),
    ...words.map(({ column, word, code }) => [keyOf(column, word), code] as const),
  ]);
  return {
    /** The code of a cell that holds one; undefined for a word that is not known. */
    codeOf: (column: WordColumn, cell: string): string | undefined => known.get(keyOf(column, cell)),
    /** The codes of a cell that holds several, with spaces, commas or bars between them. What is not known stays as it is. */
    codesOf: (column: WordColumn, cell: string): readonly string[] => {
      if (cell.length > longestCell) return [cell.slice(0, 40)];
      const codes: string[] = [];
      for (const part of cell.split(/[,;|]/)) {
        const tokens = part.split(/\s+/).filter((token) => token !== '');
        for (let at = 0; at < tokens.length;) {
          let length = Math.min(longestName, tokens.length - at);
          while (length > 1 && !known.has(keyOf(column, tokens.slice(at, at + length).join(' ')))) length -= 1;
          const name = tokens.slice(at, at + length).join(' ');
          codes.push(known.get(keyOf(column, name)) ?? name.toLowerCase());
          at += length;
        }
      }
      return codes;
    },
  };
}
