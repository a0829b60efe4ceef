import { parseRequest, type RequestEntry } from './parseRequest.ts';
import { requestDraft } from './requestDraft.ts';
import type { ShipmentRequest } from './ShipmentRequest.ts';

/** By how many hours the deadlines of many requests can be moved. */
export const deadlineSteps = ['4', '24', '48'] as const;

/** A request with its deadline so many hours later, and all else as it is, to the second; undefined if its first pickup ends before that, or its form would not take it. */
export const laterDeadline = (request: ShipmentRequest, hours: number, now: number): RequestEntry | undefined => {
  const [deadline, firstEnd] = [request.decisionBy, request.stops?.[0]?.window?.to].map((text) =>
    Date.parse(text ?? ''),
  );
  if (deadline === undefined || firstEnd === undefined) return undefined;
  const later = deadline + hours * 3_600_000;
  if (!(later <= firstEnd)) return undefined;
  const decisionBy = new Date(later).toISOString();
  const read = parseRequest(requestDraft({ ...request, decisionBy }), { now, way: 'publish' });
  if (!read.ok) return undefined;
  const { stops, ...entry } = read.value;
  // The form rounds positions and times, and any change of a stop would leave the offers outdated.
  const exact = stops.map((stop, at) => {
    const { place, window } = request.stops?.[at] ?? {};
    return {
      ...stop,
      place: { ...stop.place, lat: place?.lat ?? stop.place.lat, lng: place?.lng ?? stop.place.lng },
      window: { ...stop.window, from: window?.from ?? stop.window.from, to: window?.to ?? stop.window.to },
    };
  });
  return { ...entry, stops: exact, decisionBy };
};
