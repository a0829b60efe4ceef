/** Does a work piece by piece, and lets others in between once it has taken long. */
export type InTurns = <Item>(items: Iterable<Item>, work: (item: Item) => void) => Promise<void>;
