import type { CargoLine } from '../freight/request/cargoField.ts';
import { areaOf } from '../freight/request/laneOf.ts';
import type { RequestContent } from '../freight/request/requestContent.ts';
import { requirementsOf } from '../freight/request/requirementsOf.ts';
import type { Stop } from '../freight/request/stopField.ts';

/** About 11 km, so that a town can be found and a gate cannot. */
const rounded = (degrees: number | null | undefined): number | null =>
  typeof degrees === 'number' ? Math.round(degrees * 10) / 10 : null;

const stopOf = (stop: Stop) => ({
  type: stop.type,
  city: stop.place?.city ?? null,
  postcodeArea: areaOf(stop).split('-')[1] ?? null,
  country: stop.place?.country ?? null,
  lat: rounded(stop.place?.lat),
  lng: rounded(stop.place?.lng),
  window: {
    from: stop.window?.from ?? null,
    to: stop.window?.to ?? null,
    timeZone: stop.window?.timeZone ?? null,
  },
  serviceMin: stop.serviceMin,
});

/** Without the marks, which tell whose goods they are. */
const lineOf = (line: CargoLine) => ({
  description: line.description,
  packageCode: line.packageCode,
  count: line.count,
  grossKg: line.grossKg,
  volumeM3: line.volumeM3,
  loadingMetres: line.loadingMetres,
  stackable: line.stackable,
  temperatureC: line.temperatureC,
  hsCode: line.hsCode,
  dangerous: line.dangerous,
  pickup: line.pickup,
  delivery: line.delivery,
});

/**
 * What fleets may know of a request before the award: no name, street, contact, reference, notes or marks, and no target that is
 * hidden. Made of what may be shown, so that a new field stays hidden until it is named here.
 */
export const loadContent = (request: RequestContent) => ({
  stops: request.stops.map(stopOf),
  cargo: request.cargo.map(lineOf),
  required: requirementsOf(request),
  pricing: {
    model: request.pricing.model,
    currency: request.pricing.currency,
    target: request.pricing.hideTarget && request.pricing.model !== 'fixed' ? null : request.pricing.target,
  },
  decisionBy: request.decisionBy,
});

export type LoadContent = ReturnType<typeof loadContent>;
