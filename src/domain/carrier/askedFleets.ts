import type { CarrierList } from './CarrierList.ts';

interface Asked {
  readonly carriers: readonly string[];
  /** The lists that are asked. */
  readonly lists: readonly CarrierList[];
}

/** How many fleets carriers and lists are together: each counts once, and a member of a list not while it is blocked. */
export function askedFleets({ carriers, lists }: Asked): number {
  const members = lists.flatMap((list) => list.carriers);
  const blocked = new Set(members.flatMap(({ id, blocked: isBlocked }) => (isBlocked ? [id] : [])));
  return new Set([...carriers, ...members.map(({ id }) => id)].filter((id) => !blocked.has(id))).size;
}
