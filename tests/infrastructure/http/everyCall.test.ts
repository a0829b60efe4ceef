import axios from 'axios';
import { describe, expect, it } from 'vitest';
import { AxiosMemberRegister } from '../../../src/infrastructure/http/company/AxiosMemberRegister.ts';
import { AxiosCompanyProfile } from '../../../src/infrastructure/http/company/AxiosCompanyProfile.ts';
import { AxiosCompanyDirectory } from '../../../src/infrastructure/http/company/AxiosCompanyDirectory.ts';
import { AxiosDriverRegister } from '../../../src/infrastructure/http/drivers/AxiosDriverRegister.ts';
import { AxiosPublicInvitations } from '../../../src/infrastructure/http/invitations/AxiosPublicInvitations.ts';
import { AxiosSentInvitations } from '../../../src/infrastructure/http/invitations/AxiosSentInvitations.ts';
import { AxiosDocumentStore } from '../../../src/infrastructure/http/papers/AxiosDocumentStore.ts';
import { AxiosPaperRegister } from '../../../src/infrastructure/http/papers/AxiosPaperRegister.ts';
import { AxiosListSettings } from '../../../src/infrastructure/http/lists/AxiosListSettings.ts';
import { AxiosRequestRegister } from '../../../src/infrastructure/http/requests/AxiosRequestRegister.ts';
import { ServiceHttp } from '../../../src/infrastructure/http/ServiceHttp.ts';
import { AxiosVehicleRegister } from '../../../src/infrastructure/http/vehicles/AxiosVehicleRegister.ts';
import { companyDetailsFactory } from '../../support/factories/companyDetailsFactory.ts';
import { documentFactory } from '../../support/factories/documentFactory.ts';
import { driverFactory } from '../../support/factories/driverFactory.ts';
import { invitationFactory } from '../../support/factories/invitationFactory.ts';
import { vehicleFactory } from '../../support/factories/vehicleFactory.ts';
import { lineTo } from '../../support/http/openLine.ts';

/** Calls that are answered with nothing, and what each of their requests carried. */
const recorded = () => {
  const around = lineTo('');
  const requests: { isSpinning: boolean; key: unknown }[] = [];
  const client = axios.create({
    transformResponse: [],
    adapter: (config) => {
      requests.push({ isSpinning: around.pending.any(), key: config.headers.get('Idempotency-Key') ?? undefined });
      return Promise.resolve({ data: '{"code":200}', status: 200, statusText: 'OK', headers: {}, config });
    },
  });
  return { requests, http: new ServiceHttp(client, around) };
};

const documentStore = (http: ServiceHttp) => new AxiosDocumentStore({ http, address: '' }, { http, address: '' });
const [ofVehicle, ofDriver] = [{ kind: 'vehicle', id: 'v' } as const, { kind: 'driver', id: 'd' } as const];
const view = { page: 0, size: 25, sort: '', q: '', filters: {} };
const vehicle = vehicleFactory.build();
const entry = { facts: driverFactory.build(), photo: undefined };
const company = companyDetailsFactory.build();
const invitation = invitationFactory.build();
const paper = { ...documentFactory.build({ type: 'insurance' }), file: new File(['%PDF-1.7'], 'policy.pdf') };
const upload = (signal: AbortSignal) => ({ idempotencyKey: 'key-1', signal, onProgress: () => {} });

type Read = (http: ServiceHttp, signal: AbortSignal) => Promise<unknown>;
const reads: readonly (readonly [string, Read])[] = [
  ['a list of vehicles', (http, signal) => new AxiosVehicleRegister(http).list(view, signal)],
  ['the count of vehicles', (http, signal) => new AxiosVehicleRegister(http).count(signal)],
  ['a vehicle', (http, signal) => new AxiosVehicleRegister(http).read('v', signal)],
  ['a list of requests', (http, signal) => new AxiosRequestRegister(http).list(view, signal)],
  ['the count of requests', (http, signal) => new AxiosRequestRegister(http).count(signal)],
  ['a request', (http, signal) => new AxiosRequestRegister(http).read('r', signal)],
  ['the models on the market', (http, signal) => new AxiosVehicleRegister(http).supported(signal)],
  ['a list of drivers', (http, signal) => new AxiosDriverRegister(http).list(view, signal)],
  ['the count of drivers', (http, signal) => new AxiosDriverRegister(http).count(signal)],
  ['a driver', (http, signal) => new AxiosDriverRegister(http).read('d', signal)],
  ['a list of invitations', (http, signal) => new AxiosSentInvitations(http).list(view, signal)],
  ['the latest invitations', (http, signal) => new AxiosSentInvitations(http).latest(5, signal)],
  ['the code of an invitation', (http, signal) => new AxiosSentInvitations(http).code('i', signal)],
  ['a list of papers', (http, signal) => new AxiosPaperRegister(http).list(view, signal)],
  ['the count of papers', (http, signal) => new AxiosPaperRegister(http).count(signal)],
  ['the file of a vehicle', (http, signal) => documentStore(http).open(ofVehicle, 'm', signal)],
  ['the file of a driver', (http, signal) => documentStore(http).open(ofDriver, 'm', signal)],
  ['the company', (http, signal) => new AxiosCompanyProfile(http).read(signal)],
  ['how a list is arranged', (http, signal) => new AxiosListSettings(http).read('vehicles', signal)],
  ['the colleagues', (http, signal) => new AxiosMemberRegister(http).list(signal)],
];
const uploads: readonly (readonly [string, Read])[] = [
  ['a paper of a vehicle', (http, signal) => documentStore(http).add(ofVehicle, paper, upload(signal))],
  ['a paper of a driver', (http, signal) => documentStore(http).add(ofDriver, paper, upload(signal))],
];
const readsAtStart: readonly (readonly [string, Read])[] = [
  ['the companies of the brand', (http) => new AxiosCompanyDirectory(http).brandCompanies()],
  ['the companies of a person', (http) => new AxiosCompanyDirectory(http).membershipsOf('u')],
  ['an invitation for whoever has its link', (http) => new AxiosPublicInvitations(http).read('i')],
];

type Write = (http: ServiceHttp) => Promise<unknown>;
const keyedWrites: readonly (readonly [string, Write])[] = [
  ['adding a vehicle', (http) => new AxiosVehicleRegister(http).add(vehicle, 'key-1')],
  ['changing a vehicle', (http) => new AxiosVehicleRegister(http).change('v', 3, vehicle, 'key-1')],
  ['adding a driver', (http) => new AxiosDriverRegister(http).add(entry, 'key-1')],
  ['changing a driver', (http) => new AxiosDriverRegister(http).change('d', 3, entry, 'key-1')],
  ['moving a vehicle', (http) => new AxiosVehicleRegister(http).move('v', 3, 'maintenance', 'key-1')],
  ['removing a vehicle', (http) => new AxiosVehicleRegister(http).remove('v', 3, 'key-1')],
  ['undoing a change of a vehicle', (http) => new AxiosVehicleRegister(http).undo('v', 3, 'key-1')],
  ['coupling a trailer', (http) => new AxiosVehicleRegister(http).couple('v', 3, 't', 'key-1')],
  ['uncoupling a trailer', (http) => new AxiosVehicleRegister(http).couple('v', 3, undefined, 'key-1')],
  ['undoing a change of a driver', (http) => new AxiosDriverRegister(http).undo('d', 3, 'key-1')],
  ['moving a driver', (http) => new AxiosDriverRegister(http).move('d', 3, 'left', 'key-1')],
  ['removing a driver', (http) => new AxiosDriverRegister(http).remove('d', 3, 'key-1')],
  ['publishing a request', (http) => new AxiosRequestRegister(http).publish('r', 3, 'key-1')],
  ['withdrawing a request', (http) => new AxiosRequestRegister(http).withdraw('r', 3, 'key-1')],
  ['cancelling a request', (http) => new AxiosRequestRegister(http).cancel('r', 3, undefined, 'key-1')],
  ['removing a request', (http) => new AxiosRequestRegister(http).remove('r', 3, 'key-1')],
  ['changing the company', (http) => new AxiosCompanyProfile(http).change(3, company, 'key-1')],
  [
    'adding a colleague',
    (http) => new AxiosMemberRegister(http).add({ name: 'Ada', email: 'ada@road.test', role: 'viewer' }, 'key-1'),
  ],
  ['inviting a trucker', (http) => new AxiosSentInvitations(http).send(invitation, undefined, 'key-1')],
  ['inviting several truckers', (http) => new AxiosSentInvitations(http).sendSeveral([invitation], 'key-1')],
  ['sending an invitation again', (http) => new AxiosSentInvitations(http).resend('i', 'key-1')],
];
const unkeyedWrites: readonly (readonly [string, Write])[] = [
  ['changing a role', (http) => new AxiosMemberRegister(http).changeRole({ userId: 'u', version: 3 }, 'owner')],
  ['removing a colleague', (http) => new AxiosMemberRegister(http).remove({ userId: 'u', version: 3 })],
  ['revoking an invitation', (http) => new AxiosSentInvitations(http).revoke('i')],
  ['removing a paper of a vehicle', (http) => documentStore(http).remove(ofVehicle, 'm')],
  ['removing a paper of a driver', (http) => documentStore(http).remove(ofDriver, 'm')],
];

const { signal } = new AbortController();

describe.each([...reads, ...uploads])('%s', (_, call) => {
  it('sends nothing once its signal is aborted', async () => {
    const { http, requests } = recorded();
    await expect(call(http, AbortSignal.abort())).rejects.toMatchObject({ trouble: { kind: 'aborted' } });
    expect(requests).toEqual([]);
  });
});

it.each([...reads, ...readsAtStart])('%s shows no spinner', async (_, call) => {
  const { http, requests } = recorded();
  await Promise.allSettled([call(http, signal)]);
  expect(requests).toEqual([{ isSpinning: false, key: undefined }]);
});

it.each(uploads)('%s shows no spinner and sends an idempotency key', async (_, call) => {
  const { http, requests } = recorded();
  await Promise.allSettled([call(http, signal)]);
  expect(requests).toEqual([{ isSpinning: false, key: 'key-1' }]);
});

it.each(keyedWrites)('%s shows the spinner and sends an idempotency key', async (_, call) => {
  const { http, requests } = recorded();
  await Promise.allSettled([call(http)]);
  expect(requests).toEqual([{ isSpinning: true, key: 'key-1' }]);
});

it.each(unkeyedWrites)('%s shows the spinner and sends no idempotency key', async (_, call) => {
  const { http, requests } = recorded();
  await Promise.allSettled([call(http)]);
  expect(requests).toEqual([{ isSpinning: true, key: undefined }]);
});
