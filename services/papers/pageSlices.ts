interface Slice<Part> {
  readonly part: Part;
  readonly skip: number;
  readonly take: number;
}

/** Splits a page that spans consecutive parts into one slice per part. */
export function pageSlices<Part>(
  parts: readonly (readonly [part: Part, length: number])[],
  offset: number,
  size: number,
): readonly Slice<Part>[] {
  const found: Slice<Part>[] = [];
  let begin = 0;
  for (const [part, length] of parts) {
    const skip = Math.max(offset - begin, 0);
    const take = Math.min(offset + size, begin + length) - begin - skip;
    if (take > 0) found.push({ part, skip, take });
    begin += length;
  }
  return found;
}
