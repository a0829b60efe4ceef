interface Place {
  readonly x: number;
  readonly y: number;
}

/** px: about ten letters, and a line. */
const room = { x: 96, y: 16 } as const;

/** Tells for each mark whether its label has room beside those before it; the last mark comes first. */
export function withRoom<Mark extends Place>(
  marks: readonly Mark[],
): readonly (Mark & { readonly hasRoom: boolean })[] {
  const labelled: Place[] = [];
  return marks
    .toReversed()
    .map((mark) => {
      const hasRoom = !labelled.some(({ x, y }) => Math.abs(x - mark.x) < room.x && Math.abs(y - mark.y) < room.y);
      if (hasRoom) labelled.push(mark);
      return { ...mark, hasRoom };
    })
    .toReversed();
}
