import { Factory } from 'fishery';
import type { FoundPlace } from '../../../src/domain/place/FoundPlace.ts';

/** A town. */
export const placeFactory = Factory.define<FoundPlace>(() => ({
  id: undefined,
  name: 'Köln',
  address: undefined,
  postcode: undefined,
  city: 'Köln',
  region: 'North Rhine-Westphalia',
  country: 'DE',
  lat: 50.9333,
  lng: 6.95,
  accuracy: 'town',
  contact: undefined,
  note: undefined,
  timeZone: 'Europe/Berlin',
}));

/** A place of the company's own, with all that can be known of one. */
export const ownPlaceFactory = placeFactory.params({
  id: '00000000-0000-4000-c000-000000000001',
  name: 'Warehouse North',
  address: 'Hafenstraße 12',
  postcode: '50735',
  accuracy: 'address',
  contact: { name: 'Ute Kern', phone: '+4922112345' },
  note: 'Ramp 4, closed at noon',
});
