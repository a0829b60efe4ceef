import { ownText } from '../outside/ownText.ts';
import type { FoundPlace } from '../place/FoundPlace.ts';
import { typedByTable } from '../record/typedByTable.ts';
import type { RequestDraft } from './requestFields.ts';

/** What is typed beside the town of a stop. */
const besideTown = [
  'place.name',
  'place.address',
  'place.postcode',
  'place.contact.name',
  'place.contact.phone',
] as const;

type BesideTown = (typeof besideTown)[number];

/** To some 10 cm. */
const degrees = (angle: number): string => String(Number(angle.toFixed(6)));

const held = (draft: RequestDraft, at: number, part: string): string => ownText(draft, `stops.${at}.${part}`) ?? '';

const withParts = (draft: RequestDraft, at: number, parts: Readonly<Record<string, string>>): RequestDraft =>
  typedByTable({
    ...draft,
    ...Object.fromEntries(Object.entries(parts).map(([part, value]) => [`stops.${at}.${part}`, value])),
  });

/** Whether a stop is at a place: there are towns of one name. */
export const isAt = (draft: RequestDraft, at: number, { city, lat }: FoundPlace): boolean =>
  held(draft, at, 'place.city') === city && held(draft, at, 'place.lat') === degrees(lat);

/** The draft with a stop at no place yet. What was typed beside its town stays until another is chosen. */
export const clearTown = (draft: RequestDraft, at: number): RequestDraft =>
  withParts(draft, at, {
    'place.city': '',
    'place.country': '',
    'place.lat': '',
    'place.lng': '',
    'place.accuracy': '',
  });

const brought = (place: FoundPlace | undefined, part: BesideTown): string => {
  if (part === 'place.contact.name') return place?.contact?.name ?? '';
  if (part === 'place.contact.phone') return place?.contact?.phone ?? '';
  // A town has none of them.
  const own = place?.id === undefined ? undefined : place;
  const parts = { 'place.name': own?.name, 'place.address': own?.address, 'place.postcode': own?.postcode };
  return parts[part] ?? '';
};

interface Move {
  readonly place: FoundPlace;
  /** What was chosen before, as far as that is known. */
  readonly before: FoundPlace | undefined;
  /** Whether the stop was at a place before, so that what is beside its town belongs there. */
  readonly isMoved: boolean;
}

/**
 * The draft with a stop at a chosen place. What belongs to the place before it goes with that; of a stop that had none yet, what was
 * typed stays where the place says nothing. A note that was typed for the driver stays.
 */
export const placeStop = (draft: RequestDraft, at: number, { place, before, isMoved }: Move): RequestDraft => {
  const note = held(draft, at, 'note');
  const beside = besideTown.map((part) => [part, brought(place, part) || (isMoved ? '' : held(draft, at, part))]);
  return withParts(draft, at, {
    'place.city': place.city,
    'place.country': place.country,
    'place.lat': degrees(place.lat),
    'place.lng': degrees(place.lng),
    'place.accuracy': place.accuracy,
    ...Object.fromEntries(beside),
    'window.timeZone': place.timeZone,
    ...((note === '' || note === (before?.note ?? '')) && { note: place.note ?? '' }),
  });
};

/** What was typed beside the town of a stop that a move cleared, by part; not what the place before had brought. */
export const clearedParts = (
  draft: RequestDraft,
  at: number,
  { place, before, isMoved }: Move,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    besideTown
      .map((part) => [part, held(draft, at, part)] as const)
      .filter(
        ([part, typed]) => isMoved && typed !== '' && typed !== brought(before, part) && brought(place, part) === '',
      ),
  );

/** The draft with what was cleared, if the stop is still where it was moved to; what was entered since stays. */
export const keepParts = (
  draft: RequestDraft,
  at: number,
  place: FoundPlace,
  parts: Readonly<Record<string, string>>,
): RequestDraft => {
  const missing = Object.entries(parts).filter(([part]) => held(draft, at, part) === '');
  return isAt(draft, at, place) ? withParts(draft, at, Object.fromEntries(missing)) : draft;
};
