import type { EdiSegment } from '../EdiSegment.ts';

/** What a free text says (FTX), its lines as one; undefined where it says nothing. */
export const readEdifactText = ({ elements }: EdiSegment): string | undefined =>
  (elements[3] ?? [])
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ') || undefined;
