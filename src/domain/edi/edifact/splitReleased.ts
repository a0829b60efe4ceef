import { isReleased } from '../segmentsIn.ts';

/** The parts of a text between separators that no release character takes the meaning of. The release characters stay. */
export const splitReleased = (text: string, separator: string, release: string | undefined): readonly string[] => {
  if (release === undefined || !text.includes(release)) return text.split(separator);
  const parts: string[] = [];
  let begin = 0;
  for (let at = text.indexOf(separator); at !== -1; at = text.indexOf(separator, at + 1)) {
    if (!isReleased(text, begin, at, release)) {
      parts.push(text.slice(begin, at));
      begin = at + 1;
    }
  }
  return [...parts, text.slice(begin)];
};

/** A value without its release characters. One at the very end releases nothing and is left out. */
export const withoutRelease = (text: string, release: string | undefined): string => {
  if (release === undefined || !text.includes(release)) return text;
  let value = '';
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === release) at += 1;
    value += text[at] ?? '';
  }
  return value;
};
