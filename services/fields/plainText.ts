import * as v from 'valibot';
import { singleSpaced } from './singleSpaced.ts';

/** What turns the direction of the text around it, so that it reads as what it is not: marks (LRM, RLM, ALM), embeddings, isolates. */
const bidiControl = /\p{Bidi_Control}/u;
/** Half a character: no text at all, and PostgreSQL would keep a replacement for it. */
const loneSurrogate = /\p{Cs}/u;
/** Something to be seen: neither space nor formatting alone, nor a filler that looks like a space. */
const visible = /[^\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * One line of text that can be seen: trimmed, with one plain space wherever there is space, not empty, without control characters
 * (PostgreSQL refuses NUL, mail headers a line break) and without what makes a text read as another one.
 */
export const plainText = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform(singleSpaced),
    v.nonEmpty(),
    v.maxLength(longest),
    v.regex(/^\P{Cc}*$/u, 'must not contain control characters'),
    v.check((text) => !loneSurrogate.test(text), 'must not contain broken characters'),
    v.check((text) => !bidiControl.test(text), 'must not contain characters that turn the direction of text'),
    v.check((text) => text === '' || visible.test(text), 'must contain something that can be seen'),
  );
