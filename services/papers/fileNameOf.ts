import path from 'node:path';

const maxCharacters = 120;
/** Control and format characters (some change the text direction), and characters that file systems forbid. */
const forbidden = /[\p{Cc}\p{Cf}\p{Cs}"*:<>?|]/gu;

/** A safe download name: the original without folders, with the extension of its actual type. */
export function fileNameOf(given: string, extension: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(forbidden, '').trim();
  const stem = path.parse(clean).name.replace(/^[. ]+/, '');
  return (
    Array.from(stem === '' ? 'document' : stem)
      .slice(0, maxCharacters)
      .join('') + extension
  );
}
