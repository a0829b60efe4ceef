import { type Face, faceFor, standIn } from './openFaces.ts';

/** A piece of a text that one face draws. */
export interface Run {
  readonly face: Face;
  readonly text: string;
}

/** A text in pieces by face. A letter that no face has becomes a question mark, and a space of its kind a plain one. */
export const runsOf = (text: string, faces: readonly Face[]): readonly Run[] => {
  const runs: Run[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const known = faceFor(faces, letter);
    const face = known ?? faces[0];
    if (face === undefined) continue;
    const drawn = known ? letter : /\s/u.test(letter) ? ' ' : standIn;
    if (last?.face === face) runs[runs.length - 1] = { face, text: last.text + drawn };
    else runs.push({ face, text: drawn });
  }
  return runs;
};
