interface Stretch<Part> {
  readonly part: Part;
  readonly skip: number;
  readonly take: number;
}

/** Where in parts that follow one another, each so many rows long, a page lies that begins after `offset` rows and holds `size`. */
export function stretchesOf<Part>(
  parts: readonly (readonly [part: Part, length: number])[],
  offset: number,
  size: number,
): readonly Stretch<Part>[] {
  const found: Stretch<Part>[] = [];
  let begin = 0;
  for (const [part, length] of parts) {
    const skip = Math.max(offset - begin, 0);
    const take = Math.min(offset + size, begin + length) - begin - skip;
    if (take > 0) found.push({ part, skip, take });
    begin += length;
  }
  return found;
}
