import * as v from 'valibot';
import { problem } from '../web/problems/problem.ts';

/** What PostgreSQL or a mail header refuses (`Cc`), half a character (`Cs`), and what makes a text read as another one. */
const hidden = {
  line: /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u,
  lines: /(?![\r\n\t])[\p{Cc}\p{Cs}\p{Bidi_Control}]/u,
} as const;
/** Something to be seen: neither space nor formatting alone, nor a filler that looks like a space. */
const visible = /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Text that shows what it says: no control character (but line breaks and tabs where it has `lines`), no half character, none that
 * turns its direction, and something to be seen.
 */
export const printable = (shape: keyof typeof hidden) =>
  v.check<string, string>(
    (text) => text === '' || (!hidden[shape].test(text) && visible.test(text)),
    problem('unprintable'),
  );
