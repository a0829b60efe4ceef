import { codePoints } from '../form/codePoints.ts';

export interface CharactersUsed {
  readonly used: number;
  readonly isOver: boolean;
}

/** Characters are counted from here on, as a share of the most. */
const nearly = 0.8;

/** How many characters of a text count, as its field counts them, once it is four fifths full; undefined before. */
export const charactersUsed = (typed: string, most: number): CharactersUsed | undefined => {
  const used = codePoints(typed.trim());
  return used < nearly * most ? undefined : { used, isOver: used > most };
};
