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
 * The draft with a stop at a chosen place. What the place before had brought goes with that; what was typed stays where the new place
 * says nothing. A note that was typed for the driver stays.
 */
export const placeStop = (draft: RequestDraft, at: number, { place, before, isMoved }: Move): RequestDraft => {
  const note = held(draft, at, 'note');
  const beside = besideTown.map((part) => {
    const typed = held(draft, at, part);
    return [part, brought(place, part) || (isMoved && typed === brought(before, part) ? '' : typed)];
  });
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

/** What was typed beside the town of a stop, by part. */
export type PartsBesideTown = Readonly<Partial<Record<BesideTown, string>>>;

/** What was typed for the town before and stays when a stop is moved to another; it may not belong there. */
export const partsLeft = (draft: RequestDraft, at: number, { place, before, isMoved }: Move): PartsBesideTown =>
  Object.fromEntries(
    besideTown
      .map((part) => [part, held(draft, at, part)] as const)
      .filter(
        ([part, typed]) => isMoved && typed !== '' && typed !== brought(before, part) && brought(place, part) === '',
      ),
  );

/** Those of the parts that still are what they were. */
export const partsUnchanged = (draft: RequestDraft, at: number, parts: PartsBesideTown): readonly BesideTown[] =>
  besideTown.filter((part) => parts[part] !== undefined && parts[part] === held(draft, at, part));

/** The draft without the parts that still are what they were. */
export const clearParts = (draft: RequestDraft, at: number, parts: PartsBesideTown): RequestDraft =>
  withParts(draft, at, Object.fromEntries(partsUnchanged(draft, at, parts).map((part) => [part, ''])));
