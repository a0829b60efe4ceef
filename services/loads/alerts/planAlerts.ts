/** A load that matches a view of a person. */
export interface Match {
  readonly userId: string;
  readonly viewId: string;
  readonly loadId: string;
}

interface Digest extends Match {
  /** How many more loads match; `loadId` is the last of them. */
  readonly more: number;
}

/** So many loads a person is told of one by one, each day. */
export const mostADay = 10;

/**
 * Of which loads people are told one by one, and of how many more by a digest of each view. `toldToday` says of how many a person was
 * told one by one already. A load that matches several views of a person is told by the first.
 */
export function planAlerts(matches: readonly Match[], toldToday: ReadonlyMap<string, number>) {
  const known = new Set<string>();
  const counts = new Map(toldToday);
  const single: Match[] = [];
  const digests = new Map<string, Digest>();
  for (const match of matches) {
    const { userId, viewId, loadId } = match;
    const key = `${userId} ${loadId}`;
    if (known.has(key)) continue;
    known.add(key);
    const count = counts.get(userId) ?? 0;
    if (count < mostADay) {
      counts.set(userId, count + 1);
      single.push(match);
    } else {
      const digest = `${userId} ${viewId}`;
      digests.set(digest, { ...match, more: (digests.get(digest)?.more ?? 0) + 1 });
    }
  }
  return { single, digests: [...digests.values()] };
}
