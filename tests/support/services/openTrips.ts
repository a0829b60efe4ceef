import type { Services } from '../../../services/Services.ts';
import { openMarket } from './openMarket.ts';
import { openYard } from './openYard.ts';

type Values = Readonly<Record<string, unknown>>;

/** A market with awards, trucks and drivers. */
export async function openTrips(changes: Partial<Services> = {}) {
  const market = await openMarket(changes);
  const { world, fleet, call, opened, offered, answer } = market;
  const yard = openYard(world);

  /** The answer for what was just awarded, without a truck. */
  const awarded = async (values: Values = {}, who = fleet, offer: object = {}) => {
    const { id } = await opened(values);
    const { id: offerId } = await offered(id, who, offer);
    const { status, text, body } = await answer(id, offerId, 'accept', { version: 1 });
    if (status !== 201) throw new Error(text);
    return body.data;
  };

  /** A truck and a driver that are free. */
  const crew = async (who = fleet) => ({ vehicleId: await yard.truckOf(who), driverId: await yard.driverOf(who) });

  const shipment = async (id: string, who = fleet) => (await call(`/v1/shipment/${id}`, who)).body.data;

  const list = (query = '', who = fleet) => call(`/v1/shipments${query}`, who);

  const write = (id: string, what: string, json: object, who = fleet) =>
    call(`/v1/shipment/${id}/${what}`, who, { json });

  const tell = (id: string, json: object, who = fleet) => write(id, 'events', json, who);

  /** Like `awarded`, with a truck and a driver. */
  const assigned = async (values: Values = {}) => {
    const { id } = await awarded(values);
    const truck = await crew();
    const { status, text, body } = await write(id, 'assignment', { ...truck, version: 1 });
    if (status !== 200) throw new Error(text);
    return { ...body.data, ...truck };
  };

  const vehicleStatus = async (id: string, who = fleet) => (await call(`/api/v1/vehicle/${id}`, who)).body.data.status;

  return { write, tell, assigned, vehicleStatus, ...market, ...yard, awarded, crew, shipment, list };
}
