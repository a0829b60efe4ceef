import type { Container } from 'inversify';
import { PlaceSearch } from '../../application/places/PlaceSearch.ts';
import { AxiosPlaceSearch } from '../http/places/AxiosPlaceSearch.ts';
import { httpOf } from './serviceClients.ts';

/** The search for places; loaded with each room that has a place field. */
export const bindPlaces = (container: Container): void => {
  if (container.isBound(PlaceSearch)) return;
  container.bind(PlaceSearch).toResolvedValue((http) => new AxiosPlaceSearch(http), [httpOf('shipmentRequests')]);
};
