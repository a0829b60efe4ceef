import { isOutcomeUnknown } from '../../domain/failure/isOutcomeUnknown.ts';

interface UnansweredWrites<Item> {
  /** What was sent under this name if its answer was lost; else what `make` makes. */
  readonly lostOr: <Made extends Item | undefined>(name: string, make: () => Made) => Item | Made;
  readonly send: <Output>(name: string, item: Item, write: () => Promise<Output>) => Promise<Output>;
}

/**
 * Remembers writes whose answers were lost. They may have been done, so one that is relative to what a record says, such as a day more,
 * is repeated as it was sent and not made anew.
 */
export const unansweredWrites = <Item>(): UnansweredWrites<Item> => {
  const lost = new Map<string, Item>();
  return {
    lostOr: (name, make) => lost.get(name) ?? make(),
    send: async (name, item, write) => {
      lost.delete(name);
      try {
        return await write();
      } catch (error) {
        if (isOutcomeUnknown(error)) lost.set(name, item);
        throw error;
      }
    },
  };
};
