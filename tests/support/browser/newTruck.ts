import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { inject } from 'vitest';
import type { Account } from './Account.ts';
import { callProduct } from './callProduct.ts';
import { startSession } from './startSession.ts';

const companies = v.object({ data: v.array(v.object({ id: v.string() })) });
const created = v.object({ data: v.object({ id: v.string() }) });

/** Gives the account's only company a box truck with all its papers, and a driver for it. Returns its plate. */
export const newTruck = async (account: Account, plate: string): Promise<string> => {
  const { token, user } = await startSession(account);
  const signedIn = { Authorization: `Bearer ${token}` };
  const own = v.parse(
    companies,
    await callProduct(`/v1/companies?isPaged=false&userId=${user.id}`, { headers: signedIn }),
  );
  const headers = { ...signedIn, 'X-Company-Id': own.data[0]?.id ?? '' };
  const send = async (path: string, parts: Readonly<Record<string, string | File>>): Promise<void> => {
    const body = new FormData();
    for (const [name, part] of Object.entries(parts)) body.set(name, part);
    const answer = await fetch(`http://127.0.0.1:${inject('port')}${path}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  };
  const truck = {
    fleetNo: plate,
    plate,
    plateCountry: 'DE',
    make: 'MAN',
    model: 'TGM',
    year: 2024,
    kind: 'rigid',
    bodyType: 'box',
    payloadKg: 13_000,
    grossWeightKg: 26_000,
    volumeM3: 60,
    palletPositions: 26,
    fuel: 'diesel',
    odometerKm: 0,
    adr: false,
  };
  const vehicle = v.parse(created, await callProduct('/api/v1/vehicle', { method: 'POST', headers, body: truck }));
  const expiresOn = `${new Date().getFullYear() + 2}-06-30`;
  const file = new File(['%PDF-1.7 a paper'], 'paper.pdf');
  const media = `/api/v1/vehicle/${vehicle.data.id}/media`;
  await send(media, { type: 'registration', file });
  await send(media, { type: 'insurance', file, expiresOn });
  await send(media, { type: 'roadworthiness', file, expiresOn });
  const driver = {
    name: `Driver of ${plate}`,
    phone: `+4915${randomUUID().replaceAll(/\D/g, '').padEnd(9, '1').slice(0, 9)}`,
    language: 'de',
    employment: 'employee',
    licence: { number: 'L1234', country: 'DE', categories: ['C', 'CE'], issuedOn: '2020-01-01', expiresOn },
    currentVehicleId: vehicle.data.id,
  };
  await send('/v1/drivers', { data: JSON.stringify(driver) });
  return plate;
};
