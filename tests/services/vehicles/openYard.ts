import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import { inCompany } from '../../../services/database/inCompany.ts';
import { documentAnswer } from '../../../services/papers/documentAnswer.ts';
import type { Services } from '../../../services/Services.ts';
import type { Tables } from '../../../services/Tables.ts';
import { vehicleRecordAnswer } from '../../../services/vehicles/vehicleAnswers.ts';
import { undoWindowMs } from '../../../services/undo/undoWindow.ts';
import { vehicleFields } from '../../../services/vehicles/vehicleFields.ts';
import { vehicles } from '../../../services/vehicles/vehicles.ts';
import { openWorld } from '../../support/services/openWorld.ts';
import { addMember, type TestMember } from '../../support/services/people.ts';
import { pngBytes } from '../../support/services/pictureBytes.ts';

/** The test clock's day. */
export const today = '2026-03-02';

export const pdf = (text = 'a paper', name = 'paper.pdf') => new File([`%PDF-1.7 ${text}`], name);

export const png = (name = 'photo.png') => new File([new Uint8Array(pngBytes())], name);

const path = (id: string) => `/api/v1/vehicle/${id}`;

/** The fields that may be absent, as a vehicle has none of them. */
export const nothingOptional: Readonly<Record<string, unknown>> = Object.fromEntries([
  ...Object.entries(vehicleFields).flatMap(([name, { accepts }]) =>
    v.is(accepts, null) ? [[name, v.parse(accepts, null)]] : [],
  ),
  ['temperatureC', null],
]);

/** A test world with a fleet, and its owner's calls on vehicles. */
export async function openYard(services: Partial<Services> = {}) {
  const world = await openWorld(services);
  const member = await addMember(world);
  const { db } = world.services;

  let count = 0;
  const draft = (changes: object = {}) => ({
    ...nothingOptional,
    fleetNo: `T-${(count += 1)}`,
    plate: `KA-HH ${count}`,
    plateCountry: 'DE',
    make: 'Krone',
    model: 'Profi Liner',
    year: 2024,
    kind: 'semi_trailer',
    bodyType: 'curtainsider',
    payloadKg: 28_900,
    grossWeightKg: 36_000,
    volumeM3: 91.5,
    palletPositions: 33,
    adr: false,
    fuel: 'none',
    odometerKm: 1200,
    ...changes,
  });
  const add = (json: object, by: TestMember = member) => world.call('/api/v1/vehicle', { json, ...by });
  const keep = (id: string, parts: Readonly<Record<string, string | File>>, headers: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [name, part] of Object.entries(parts)) body.set(name, part);
    return world.call(`${path(id)}/media`, { method: 'POST', body, headers, ...member });
  };

  return {
    world,
    member,
    draft,
    add,
    keep,
    added: async (changes: object = {}, by: TestMember = member) =>
      v.parse(vehicleRecordAnswer, (await add(draft(changes), by)).body.data),
    kept: async (id: string, parts: Readonly<Record<string, string | File>>) =>
      v.parse(documentAnswer, (await keep(id, parts)).body.data),
    read: (id: string) => world.call(path(id), { ...member }),
    change: (id: string, json: object) => world.call(path(id), { method: 'PUT', json, ...member }),
    move: (id: string, json: object) => world.call(`${path(id)}/status`, { json, ...member }),
    remove: (id: string, version: number) =>
      world.call(`${path(id)}?version=${version}`, { method: 'DELETE', ...member }),
    /** Deletes for good what was deleted, once it is too late to undo it. */
    purge: async () => {
      world.advance(undoWindowMs);
      await vehicles.cleanUp?.(world.services);
    },
    list: (query = '') => world.call(`/api/v1/vehicles${query}`, { ...member }),
    file: (id: string, mediaId: string, headers: Record<string, string> = {}) =>
      world.request(`${path(id)}/media/${mediaId}`, { headers, ...member }),
    drop: (id: string, mediaId: string) => world.call(`${path(id)}/media/${mediaId}`, { method: 'DELETE', ...member }),
    papers: (query = '') => world.call(`/v1/papers${query}`, { ...member }),
    /** Sets a status that only shipments set. */
    force: (id: string, status: string) =>
      inCompany(db, member.company, member.id, (tx) =>
        sql`update vehicle set status = ${status} where id = ${id}`.execute(tx),
      ),
    inDatabase: <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) =>
      inCompany(db, member.company, member.id, work),
  };
}
