import type { LoadFace } from './openFaces.ts';

/** Fetches a part of the typeface of papers. */
export const fetchFace: LoadFace = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error('A part of the typeface is gone.');
  return new Uint8Array(await answer.arrayBuffer());
};
