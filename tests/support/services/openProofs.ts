import { randomUUID } from 'node:crypto';
import type { Services } from '../../../services/Services.ts';
import { openTrips } from './openTrips.ts';
import { tokenOf, type TestMember } from './people.ts';
import { pngBytes } from './pictureBytes.ts';

export const picture = (name = 'proof.png') => new File([new Uint8Array(pngBytes())], name);

export const scan = (text = 'a proof') => new File([`%PDF-1.7 ${text}`], 'proof.pdf');

/** What a proof of the only delivery says. */
export const proof = (values: object = {}) => ({
  type: 'pod',
  stop: 1,
  recipient: 'Jana Novák',
  packages: { delivered: 24, short: 0, damaged: 0 },
  ...values,
});

/** A market with shipments that were delivered. */
export async function openProofs(changes: Partial<Services> = {}) {
  const trips = await openTrips(changes);
  const { world, fleet, shipper, assigned, tell, write, shipment } = trips;

  /** The record of a shipment that was delivered an hour ago, with its truck and driver. */
  const delivered = async (values: Readonly<Record<string, unknown>> = {}) => {
    const made = await assigned(values);
    const { length } = made.stops;
    const events = Array.from({ length }, (_, stop) => [
      { type: 'arrived', stop },
      { type: stop === length - 1 ? 'delivered' : 'departed', stop },
    ]);
    const { body } = await tell(made.id, { events: [{ type: 'dispatched' }, ...events.flat()] });
    if (body.data.some(({ code }: { code: number }) => code !== 201)) throw new Error(JSON.stringify(body.data));
    return { ...(await shipment(made.id)), vehicleId: made.vehicleId, driverId: made.driverId };
  };

  const keep = (id: string, data: object, files: readonly File[] = [picture()], who = fleet, headers: object = {}) => {
    const form = new FormData();
    form.set('data', JSON.stringify(data));
    for (const file of files) form.append('file', file);
    const { token, company } = who;
    return world.call(`/v1/shipment/${id}/documents`, { method: 'POST', body: form, token, company, ...headers });
  };

  /** The record after a proof was added. */
  const proven = async (id: string, values: object = {}, files?: readonly File[]) => {
    const { status, text, body } = await keep(id, proof({ id: randomUUID(), ...values }), files);
    if (status !== 201) throw new Error(text);
    return body.data;
  };

  const fileOf = (id: string, fileId: string, { token, company }: TestMember = fleet) =>
    world.request(`/v1/shipment/${id}/documents/${fileId}`, { token, company });

  const verify = (id: string, version: number, who = shipper) => write(id, 'verify', { version }, who);

  const reject = (id: string, version: number, more: object = {}, who = shipper) =>
    write(id, 'reject-pod', { version, reason: 'unreadable', ...more }, who);

  /** Lets time pass for both parties, who sign in again. */
  const later = async (hours: number) => {
    world.advance(hours * 3_600_000);
    const again = async (who: TestMember) => ({ ...who, token: await tokenOf(world, who) });
    return { shipper: await again(shipper), fleet: await again(fleet) };
  };

  return { ...trips, delivered, keep, proven, fileOf, verify, reject, later };
}
