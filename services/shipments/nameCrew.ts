import { type RawBuilder, sql, type QueryExecutorProvider } from 'kysely';

interface Names {
  readonly plate: string | null;
  readonly trailerPlate: string | null;
  readonly driverName: string | null;
}

/** The columns for the names of a crew. */
export const crewNames = ({ plate, trailerPlate, driverName }: Names) => ({
  plate,
  trailer_plate: trailerPlate,
  driver_name: driverName,
  crew_search: [plate, trailerPlate, driverName]
    .filter((name) => name !== null)
    .join(' ')
    .toLowerCase()
    .slice(0, 100),
});

/**
 * Writes plates and driver beside the ids of a shipment's crew, as the shipper cannot read them anywhere else and history must not change
 * with them. In a transaction that sees vehicles and drivers of the carrier.
 */
export const nameCrew = (tx: QueryExecutorProvider, where: RawBuilder<boolean>): Promise<unknown> =>
  sql`
  update shipment set plate = named.plate, trailer_plate = named.trailer_plate, driver_name = named.driver_name,
    crew_search = left(lower(concat_ws(' ', named.plate, named.trailer_plate, named.driver_name)), 100)
  from (
    select shipment.id, vehicle.plate, trailer.plate as trailer_plate, driver.name as driver_name from shipment
      left join vehicle on vehicle.id = vehicle_id left join vehicle trailer on trailer.id = shipment.trailer_id
      left join driver on driver.id = driver_id
    where ${where}) named
  where shipment.id = named.id`.execute(tx);

export const ofShipment = (id: string): RawBuilder<boolean> => sql<boolean>`shipment.id = ${id}::uuid`;
