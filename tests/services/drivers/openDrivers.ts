import { openWorld } from '../../support/services/openWorld.ts';
import { addMember, type TestMember } from '../../support/services/people.ts';

/** A test world with a fleet, and its owner's calls on drivers. */
export async function openDrivers() {
  const world = await openWorld();
  const owner = await addMember(world);
  let phones = 0;
  const draft = (traits: object = {}) => ({
    name: 'Ioana Popescu',
    phone: `+4072${String((phones += 1)).padStart(7, '0')}`,
    email: null,
    language: 'ro',
    employment: 'employee',
    licence: null,
    cards: [],
    currentVehicleId: null,
    ...traits,
  });
  const send = (method: string, path: string, parts: Readonly<Record<string, string | Blob>>, by: TestMember) => {
    const body = new FormData();
    for (const [name, part] of Object.entries(parts)) body.set(name, part);
    return world.call(`/v1/drivers${path}`, { method, body, token: by.token, company: by.company });
  };
  const add = (data: object = draft(), by = owner, more: Readonly<Record<string, Blob>> = {}) =>
    send('POST', '', { data: JSON.stringify(data), ...more }, by);
  let fleetNumbers = 0;

  return {
    world,
    owner,
    draft,
    send,
    add,
    added: async (traits: object = {}) => (await add(draft(traits))).body.data,
    change: (id: string, data: object, more: Readonly<Record<string, Blob>> = {}) =>
      send('PUT', `/${id}`, { data: JSON.stringify(data), ...more }, owner),
    move: (id: string, status: string, version: number) =>
      send('POST', `/${id}/status`, { data: JSON.stringify({ status, version }) }, owner),
    read: async (id: string) => (await world.call(`/v1/drivers/${id}`, { ...owner })).body.data,
    remove: (id: string, version: number) =>
      world.call(`/v1/drivers/${id}?version=${version}`, { method: 'DELETE', ...owner }),
    list: (query = '') => world.call(`/v1/drivers${query}`, { ...owner }),
    newVehicle: async (by = owner): Promise<{ id: string; fleetNo: string; plate: string; version: number }> => {
      fleetNumbers += 1;
      const json = {
        fleetNo: `T${fleetNumbers}`,
        plate: `K-RV ${fleetNumbers}`,
        plateCountry: 'DE',
        make: 'MAN',
        model: 'TGX 18.480',
        year: 2023,
        kind: 'tractor',
        bodyType: 'other',
        payloadKg: 0,
        grossWeightKg: 18_000,
        adr: false,
        fuel: 'diesel',
        euroClass: 'euro_6',
        odometerKm: 120_000,
      };
      return (await world.call('/api/v1/vehicle', { json, token: by.token, company: by.company })).body.data;
    },
  };
}
