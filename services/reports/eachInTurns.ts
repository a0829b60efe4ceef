import { turnGiver } from '../web/turns/turnGiver.ts';

/** Items between looks at the clock. */
const slice = 100;

/** Works through many items one by one, and lets others have their turn in between. */
export async function eachInTurns<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  const turn = turnGiver();
  let done = 0;
  for (const item of items) {
    work(item);
    done += 1;
    // oxlint-disable-next-line no-await-in-loop -- others have their turn
    if (done % slice === 0) await turn();
  }
}
