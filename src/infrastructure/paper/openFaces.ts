import { create, type Font } from 'fontkit';
import { faceParts } from './faceFiles.ts';
import { fetched } from './fetched.ts';

/** A part of the typeface, ready to measure and draw. */
export interface Face {
  readonly name: string;
  readonly regular: Font;
  readonly bold: Font;
}

/** Fetches a file of the typeface. */
export type LoadFace = (address: string) => Promise<Uint8Array>;

export interface OpenFaces {
  /** In the order in which they are asked for a letter. */
  readonly faces: readonly Face[];
  /** Letters that none of them has. */
  readonly unknown: readonly string[];
}

/** What stands for a letter that no face has. */
export const standIn = '?';

const hasLetter = ({ regular }: Face, letter: string): boolean =>
  regular.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** The part of the typeface for a letter; undefined if none has it. */
export const faceFor = (faces: readonly Face[], letter: string): Face | undefined =>
  faces.find((face) => hasLetter(face, letter));

/**
 * Letters are drawn whole. Taken apart into letter and accent, as the face would have it (`ccmp`), the accent could not be read
 * from the PDF.
 */
const openFont = (file: Uint8Array): Font => {
  const font = create(file);
  const layout = font.layout.bind(font);
  return Object.assign(font, { layout: (text: string) => layout(text, { ccmp: false }) });
};

/**
 * Opens the parts of the typeface that texts need: one after the other, as each leaves fewer letters for the next. Throws a Failure if one
 * cannot be fetched.
 */
export const openFaces = async (texts: readonly string[], load: LoadFace): Promise<OpenFaces> => {
  let faces: readonly Face[] = [];
  let missing = [...new Set(texts.flatMap((text) => Array.from(text)))].filter((letter) => !/\s/u.test(letter));
  for (const { name, letters, regular, bold } of faceParts) {
    if (faces.length > 0 && !missing.some((letter) => letters.test(letter))) continue;
    // oxlint-disable-next-line no-await-in-loop -- what the next part is asked for depends on this one
    const files = await fetched(Promise.all([load(regular), load(bold)]));
    const [plain, heavy] = files.map(openFont);
    if (plain === undefined || heavy === undefined) continue;
    const face = { name, regular: plain, bold: heavy };
    faces = [...faces, face];
    missing = missing.filter((letter) => !hasLetter(face, letter));
  }
  return { faces, unknown: missing };
};
