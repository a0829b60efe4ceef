/** How much of a file is read. What is larger is refused before it is looked at. */
export const ediLimits = {
  bytes: 5_000_000,
  segments: 250_000,
  /** Characters of one segment: the longest texts have some 4,000. */
  charactersOfSegment: 10_000,
  sets: 1_000,
  /** Segments of one set: a tender of twenty stops has some two hundred. */
  segmentsOfSet: 5_000,
} as const;
