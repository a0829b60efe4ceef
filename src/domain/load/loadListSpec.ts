import type { ListSpec } from '../list/ListSpec.ts';
import { pricingModels } from '../request/RequestContent.ts';
import { vehicleFields } from '../vehicle/vehicleFields.ts';

/** Sorts, filters and columns of the loads a fleet can take. `best` has those first that a truck fits and that begin nearest to it; where
 * none is known to be, it is by pickup. `from` and `to` are days of the first pickup, by
 * the clock there; `vehicleId` is the truck to judge, which leaves no load out; `near` and `toNear` are places as `nearWritten`
 * has them, with kilometers around the first pickup and the last delivery. */
export const loadListSpec = {
  sorts: ['best', 'pickup', 'newest', 'km', 'pricePerKm', 'emptyKm'],
  sort: 'best',
  countSort: 'pickup',
  filters: {
    vehicleId: 'text',
    bodyType: vehicleFields.bodyType.options,
    fits: ['true'],
    asked: ['true'],
    watched: ['true'],
    pricing: pricingModels,
    adr: ['true', 'false'],
    maxKg: ['1500', '3500', '7500', '12000', '24000'],
    near: 'text',
    radiusKm: ['25', '50', '100', '200', '500'],
    toNear: 'text',
    toRadiusKm: ['25', '50', '100', '200', '500'],
    from: 'text',
    to: 'text',
  },
  views: {
    asked: { filters: { asked: 'true' } },
    watched: { filters: { watched: 'true' } },
    fixed: { filters: { pricing: 'fixed' } },
    bid: { filters: { pricing: 'bid' } },
  },
  columns: {
    shown: ['pickup', 'needs', 'fits', 'pricePerKm', 'decisionBy', 'ownOffer'],
    more: ['km', 'emptyKm', 'cargo', 'newest', 'shipper'],
  },
} as const satisfies ListSpec;
