import cyrillicBold from '@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff?url';
import cyrillic from '@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?url';
import cyrillicMoreBold from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-700-normal.woff?url';
import cyrillicMore from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff?url';
import greekBold from '@fontsource/noto-sans/files/noto-sans-greek-700-normal.woff?url';
import greek from '@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?url';
import greekMoreBold from '@fontsource/noto-sans/files/noto-sans-greek-ext-700-normal.woff?url';
import greekMore from '@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff?url';
import latinBold from '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?url';
import latin from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?url';
import latinMoreBold from '@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff?url';
import latinMore from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?url';
import vietnameseBold from '@fontsource/noto-sans/files/noto-sans-vietnamese-700-normal.woff?url';
import vietnamese from '@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff?url';

/** A part of the typeface of papers, with the letters it may be asked for. */
export interface FacePart {
  readonly name: string;
  readonly letters: RegExp;
  readonly regular: string;
  readonly bold: string;
}

const other = /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const ofGreek = /\p{Script=Greek}/u;
const ofCyrillic = /\p{Script=Cyrillic}/u;

/** Noto Sans, whose parts are fetched when a paper has letters of theirs; the first always. */
export const faceParts: readonly FacePart[] = [
  { name: 'latin', letters: /./su, regular: latin, bold: latinBold },
  { name: 'latin-ext', letters: other, regular: latinMore, bold: latinMoreBold },
  { name: 'vietnamese', letters: other, regular: vietnamese, bold: vietnameseBold },
  { name: 'greek', letters: ofGreek, regular: greek, bold: greekBold },
  { name: 'greek-ext', letters: ofGreek, regular: greekMore, bold: greekMoreBold },
  { name: 'cyrillic', letters: ofCyrillic, regular: cyrillic, bold: cyrillicBold },
  { name: 'cyrillic-ext', letters: ofCyrillic, regular: cyrillicMore, bold: cyrillicMoreBold },
];
