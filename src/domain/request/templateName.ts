import { checkLine } from '../form/checkLine.ts';
import { singleSpaced } from '../outside/singleSpaced.ts';

/** Characters a name has at most. */
const longest = 80;

/** The name of a template as it is kept; undefined if it is empty or too long. */
export const templateName = (typed: string): string | undefined => {
  const name = singleSpaced(typed);
  return checkLine(name, { least: 1, most: longest }) === undefined ? name : undefined;
};
