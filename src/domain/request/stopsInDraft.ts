import { ownText } from '../outside/ownText.ts';
import type { FoundPlace } from '../place/FoundPlace.ts';
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

/**
 * The draft with a stop at a chosen place, or at none. What belongs to the place before it goes with that; of a stop that had none
 * yet, what was typed stays where the place says nothing. `noteBefore` is the note that came with the place before: another one was
 * typed for the driver, and stays.
 */
export const placeStop = (
  draft: RequestDraft,
  at: number,
  place: FoundPlace | undefined,
  noteBefore: string,
): RequestDraft => {
  const held = (part: string): string => ownText(draft, `stops.${at}.${part}`) ?? '';
  const stays = (part: string): string => (place && held('place.city') === '' ? held(part) : '');
  const own = place?.id === undefined ? undefined : place;
  const values = {
    'place.city': place?.city ?? '',
    'place.country': place?.country ?? '',
    'place.lat': place ? String(Number(place.lat.toFixed(6))) : '',
    'place.lng': place ? String(Number(place.lng.toFixed(6))) : '',
    'place.accuracy': place?.accuracy ?? '',
    'place.name': own?.name ?? stays('place.name'),
    'place.address': own?.address ?? stays('place.address'),
    'place.postcode': place?.postcode ?? stays('place.postcode'),
    'place.contact.name': place?.contact?.name ?? stays('place.contact.name'),
    'place.contact.phone': place?.contact?.phone ?? stays('place.contact.phone'),
    ...(place && { 'window.timeZone': place.timeZone }),
    ...((held('note') === '' || held('note') === noteBefore) && { note: place?.note ?? '' }),
  };
  return typedByTable({
    ...draft,
    ...Object.fromEntries(Object.entries(values).map(([part, value]) => [`stops.${at}.${part}`, value])),
  });
};
