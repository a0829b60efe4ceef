import { addItem } from '../record/addItem.ts';
import { itemsIn } from '../record/itemsIn.ts';
import { removeItem } from '../record/removeItem.ts';
import { typedByTable } from '../record/typedByTable.ts';
import { type RequestDraft, requestFields } from './requestFields.ts';

const ends = ['pickup', 'delivery'] as const;

/** The draft with its cargo picked up and delivered at the stops where they are now; `now` is undefined for a stop that is gone. */
const withCargoAt = (draft: RequestDraft, now: (stop: number) => number | undefined): RequestDraft =>
  typedByTable(
    Object.fromEntries(
      Object.entries<string>(draft).map(([path, typed]) => {
        const isEnd = path.startsWith('cargo.') && ends.some((end) => path.endsWith(`.${end}`));
        if (!isEnd || !/^\d+$/.test(typed)) return [path, typed];
        const at = now(Number(typed) - 1);
        return [path, at === undefined ? '' : String(at + 1)];
      }),
    ),
  );

/** The draft with one more delivery at the end, by the clock of `timeZone`. */
export const addStop = (draft: RequestDraft, timeZone: string): RequestDraft => {
  const last = itemsIn(draft, 'stops');
  const longer = addItem(requestFields, draft, 'stops');
  return typedByTable({ ...longer, [`stops.${last}.type`]: 'delivery', [`stops.${last}.window.timeZone`]: timeZone });
};

/** The draft without a stop; cargo of that stop has none until another is chosen. */
export const removeStop = (draft: RequestDraft, at: number): RequestDraft =>
  withCargoAt(removeItem(draft, 'stops', at), (stop) => (stop === at ? undefined : stop > at ? stop - 1 : stop));

/** The draft with a stop and the one after it in each other's place; their cargo goes with them. */
export const swapStops = (draft: RequestDraft, at: number): RequestDraft => {
  const places = new Map([
    [at, at + 1],
    [at + 1, at],
  ]);
  const entries = Object.entries<string>(draft).map(([path, typed]): readonly [string, string] => {
    const [list, index, ...rest] = path.split('.');
    const to = list === 'stops' ? places.get(Number(index)) : undefined;
    return [to === undefined ? path : ['stops', to, ...rest].join('.'), typed];
  });
  return withCargoAt(typedByTable(Object.fromEntries(entries)), (stop) => places.get(stop) ?? stop);
};
