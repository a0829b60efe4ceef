import path from 'node:path';

const longest = 120;
/** What no file name should hold: control and format characters (those that turn the writing direction), and what systems forbid. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}"*:<>?|]/gu;

/** The name under which people get a file back: that it came with, without folders, and with the ending of what it is. */
export function fileNameOf(given: string, extension: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(unwanted, '').trim();
  const stem = path.parse(clean).name.replace(/^[. ]+/, '');
  return (
    Array.from(stem === '' ? 'document' : stem)
      .slice(0, longest)
      .join('') + extension
  );
}
