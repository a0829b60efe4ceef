import { addDays } from '../calendar/addDays.ts';
import { daysUntil } from '../calendar/daysUntil.ts';
import { formatInstant } from '../calendar/formatInstant.ts';
import { instantOf } from '../calendar/instantOf.ts';
import { localTimeOf } from '../calendar/localTimeOf.ts';
import { amountTyped } from '../money/amountTyped.ts';
import { ownText } from '../outside/ownText.ts';
import { isOneOf } from '../outside/isOneOf.ts';
import { itemsIn } from '../record/itemsIn.ts';
import { typedByTable } from '../record/typedByTable.ts';
import { writeDraft } from '../record/writeDraft.ts';
import { isTimeZone } from '../stop/isTimeZone.ts';
import type { Stop } from '../stop/Stop.ts';
import { vehicleFields } from '../vehicle/vehicleFields.ts';
import { dangerousClasses, packageCodes } from './cargoCodes.ts';
import type { CargoLine, RequestContent } from './RequestContent.ts';
import { type RequestDraft, requestFields } from './requestFields.ts';
import { windowTyped } from './windowInstant.ts';
import { joinEnd, onDay, splitEnd } from './windowParts.ts';

const known = <Word extends string>(words: readonly Word[], text: string | undefined): Word | undefined =>
  text !== undefined && isOneOf(words, text) ? text : undefined;

/** To 11 cm, as exact as the form holds it. */
const round = (degrees: number | undefined): number | undefined =>
  degrees === undefined ? undefined : Number(degrees.toFixed(6));

const stopFacts = ({ place, window = {}, ...stop }: Stop) => {
  const { from, to, timeZone = 'UTC' } = window;
  const typed = (instant: string | undefined): string | undefined =>
    instant === undefined ? undefined : windowTyped(Date.parse(instant), timeZone);
  return {
    ...stop,
    place: place && { ...place, lat: round(place.lat), lng: round(place.lng) },
    window: { from: typed(from), to: typed(to), timeZone: window.timeZone ?? ((from ?? to) ? timeZone : undefined) },
  };
};

const lineFacts = ({ packageCode, dangerous, ...line }: CargoLine) => ({
  ...line,
  packageCode: known(packageCodes, packageCode),
  dangerous: dangerous && { ...dangerous, class: known(dangerousClasses, dangerous.class) },
});

/** What the form holds of a request: windows by the clock there, the price in whole units. */
export const requestDraft = ({ stops, cargo, required, pricing, ...content }: RequestContent): RequestDraft =>
  writeDraft(requestFields, {
    ...content,
    stops: stops?.map(stopFacts),
    cargo: cargo?.map(lineFacts),
    required: required && {
      ...required,
      bodyTypes: required.bodyTypes.flatMap((body) => known(vehicleFields.bodyType.options, body) ?? []),
    },
    pricing: pricing && { ...pricing, target: { amountMinor: pricing.target && amountTyped(pricing.target) } },
  });

/** A new request: from one place to another, for anybody's offer. */
export const newRequestDraft = (timeZone: string): RequestDraft =>
  requestDraft({
    stops: [
      { type: 'pickup', window: { timeZone } },
      { type: 'delivery', window: { timeZone } },
    ],
    cargo: [{ packageCode: 'OH', pickup: 0, delivery: 1 }],
    pricing: { model: 'bid', currency: 'EUR' },
    audience: { market: true },
  });

/** The day of the first pickup, by the clock there; '' if it has none. */
export const pickupDay = (draft: RequestDraft): string =>
  /^\d{4}-\d\d-\d\d/.exec(draft['stops.0.window.from'] ?? '')?.[0] ?? '';

/** The draft with the first pickup on another day; all windows and the deadline move along, each at its own time of day. */
export const withPickupOn = (draft: RequestDraft, day: string): RequestDraft => {
  const before = pickupDay(draft);
  if (before === '') {
    const path = 'stops.0.window';
    const [from, to] = [splitEnd(ownText(draft, `${path}.from`) ?? ''), splitEnd(ownText(draft, `${path}.to`) ?? '')];
    const window = onDay({ from, to }, day);
    return typedByTable({ ...draft, [`${path}.from`]: joinEnd(window.from), [`${path}.to`]: joinEnd(window.to) });
  }
  const days = daysUntil(day, before);
  const moved = (typed: string): string => typed.replace(/^\d{4}-\d\d-\d\d/, (each) => addDays(each, days));
  const windows = Array.from({ length: itemsIn(draft, 'stops') }, (_, at) => `stops.${at}.window`).flatMap((window) =>
    [`${window}.from`, `${window}.to`].map((path) => [path, moved(ownText(draft, path) ?? '')] as const),
  );
  const typedZone = draft['stops.0.window.timeZone'] ?? '';
  const zone = isTimeZone(typedZone) ? typedZone : 'UTC';
  const deadline = Date.parse(draft.decisionBy);
  const local = Number.isNaN(deadline) ? undefined : localTimeOf(deadline, zone);
  const decisionBy = local
    ? formatInstant(instantOf({ ...local, day: addDays(local.day, days) }, zone), zone)
    : draft.decisionBy;
  return typedByTable({ ...draft, ...Object.fromEntries(windows), decisionBy });
};
