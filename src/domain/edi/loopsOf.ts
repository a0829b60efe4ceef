import type { EdiSegment } from './EdiSegment.ts';

/** Segments before the first one with a tag, and from each of those to before the next. */
export const loopsOf = (segments: readonly EdiSegment[], tag: string) => {
  const starts = segments.flatMap((segment, at) => (segment.tag === tag ? [at] : []));
  return {
    before: segments.slice(0, starts[0] ?? segments.length),
    loops: starts.map((start, at) => segments.slice(start, starts[at + 1] ?? segments.length)),
  };
};
