import { Factory } from 'fishery';
import type { Place } from '../../../src/domain/place/Place.ts';

/** A place of a place book, with all that can be known of one. */
export const bookedPlaceFactory = Factory.define<Place>(({ sequence }) => ({
  id: `00000000-0000-4000-c001-${String(sequence).padStart(12, '0')}`,
  version: 3,
  name: 'Warehouse North',
  city: 'Köln',
  country: 'DE',
  lat: 50.9333,
  lng: 6.95,
  accuracy: 'town',
  address: 'Hafenstraße 12',
  postcode: '50735',
  contact: { name: 'Ute Kern', phone: '+4922112345' },
  note: 'Ramp 4, closed at noon',
}));
