import type { Services } from '../../../services/Services.ts';
import { openWorld } from './openWorld.ts';
import { addBrand, addCompany, addMember, type TestMember } from './people.ts';
import { requestNow, rightRequest, withValues } from '../contract/requests.ts';

type Values = Readonly<Record<string, unknown>>;

/** A request as it is sent, with other values at some paths. */
const body = (values: Values = {}): object => Object(withValues(rightRequest, values));

/** A market of one brand at `requestNow`: two shippers, two fleets, and a stranger of each kind in another brand. */
export async function openMarket(changes: Partial<Services> = {}) {
  const world = await openWorld(changes);
  world.advance(requestNow.getTime() - world.clock.now().getTime());
  const [brandId, otherBrandId] = [await addBrand(world), await addBrand(world)];
  const member = async (kind: 'fleet' | 'office', name: string, brand = brandId) =>
    addMember(world, { company: await addCompany(world, { kind, name, brandId: brand }) });
  const people = {
    shipper: await member('office', 'Sundby Foods'),
    otherShipper: await member('office', 'Alma Paper'),
    fleet: await member('fleet', 'Harbour Haulage'),
    otherFleet: await member('fleet', 'Nordic Lines'),
    strangeShipper: await member('office', 'Far Foods', otherBrandId),
    strangeFleet: await member('fleet', 'Far Haulage', otherBrandId),
  };
  const { shipper, fleet } = people;

  const call = (path: string, who: TestMember, request: { json?: object; method?: string } = {}) =>
    world.call(path, { ...request, token: who.token, company: who.company });

  const add = (values: Values = {}, who = shipper) => call('/v1/shipment-requests', who, { json: body(values) });

  /** The answer for a new open request. */
  const opened = async (values: Values = {}, who = shipper) => {
    const { status, text, body: answer } = await add({ publish: true, ...values }, who);
    if (status !== 201) throw new Error(text);
    return answer.data;
  };

  const move = (id: string, to: string, json: object, who = shipper) =>
    call(`/v1/shipment-requests/${id}/${to}`, who, { json });

  const read = async (id: string, who = shipper) => (await call(`/v1/shipment-requests/${id}`, who)).body.data;

  const inOneHour = () => new Date(world.clock.now().getTime() + 60 * 60_000).toISOString();

  const offer = (id: string, who = fleet, more: object = {}) =>
    call(`/v1/loads/${id}/offers`, who, {
      json: { amount: { amountMinor: 110_000, currency: 'EUR' }, validUntil: inOneHour(), ...more },
    });

  /** The answer for a new offer. */
  const offered = async (id: string, who = fleet, more: object = {}) => {
    const { status, text, body: answer } = await offer(id, who, more);
    if (status !== 201) throw new Error(text);
    return answer.data;
  };

  const received = async (id: string, who = shipper) =>
    (await call(`/v1/shipment-requests/${id}/offers`, who)).body.data;

  /** What the shipper does with an offer. */
  const answer = (id: string, offerId: string, how: string, json: object, who = shipper) =>
    call(`/v1/shipment-requests/${id}/offers/${offerId}/${how}`, who, { json });

  /** What the fleet does with its offer. */
  const act = (offerId: string, how: string, json: object, who = fleet) =>
    call(`/v1/offers/${offerId}/${how}`, who, { json });

  return { world, ...people, call, body, add, opened, move, read, inOneHour, offer, offered, received, answer, act };
}
