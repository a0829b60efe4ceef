import { isOnTheRoad } from '../shipment/isOnTheRoad.ts';
import type { BoardTruck } from './Board.ts';

/** Who drives a truck: its own driver; one without takes the driver of the trip it is on. */
export const driverNow = ({ driver, trips }: Pick<BoardTruck, 'driver' | 'trips'>): BoardTruck['driver'] =>
  driver ?? trips.find(({ status, driver: ofTrip }) => isOnTheRoad(status) && ofTrip !== undefined)?.driver;
