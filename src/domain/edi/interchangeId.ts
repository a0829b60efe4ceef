import { usualDelimiters } from './x12/x12Delimiters.ts';
import { x12Text } from './x12/x12Text.ts';

/** The longest id of a partner in an envelope of X12. */
const most = 15;

/** The id that files name a company by, as long as its partner has given no other: the letters and digits of its name. '' where it has none. */
export const interchangeId = (company: string): string =>
  x12Text(company, usualDelimiters)
    .replaceAll(/[^A-Z\d]/g, '')
    .slice(0, most);
