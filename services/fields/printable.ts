import * as v from 'valibot';
import { problem } from '../web/problems/problem.ts';

/** Control characters, which PostgreSQL or mail headers reject, lone surrogates and bidirectional controls. */
const hidden = {
  line: /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u,
  lines: /(?![\r\n\t])[\p{Cc}\p{Cs}\p{Bidi_Control}]/u,
} as const;
/** Anything but whitespace, formatting and blank fillers. */
const visible = /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Checks that text is visible and free of control characters (`lines` allows line breaks and tabs), lone surrogates and
 * characters that change the text direction.
 */
export const printable = (shape: keyof typeof hidden) =>
  v.check<string, string>(
    (text) => text === '' || (!hidden[shape].test(text) && visible.test(text)),
    problem('unprintable'),
  );
