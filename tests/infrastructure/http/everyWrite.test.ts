import { expect, it } from 'vitest';
import { AxiosCarrierLists } from '../../../src/infrastructure/http/carriers/AxiosCarrierLists.ts';
import { AxiosMemberRegister } from '../../../src/infrastructure/http/company/AxiosMemberRegister.ts';
import { AxiosCompanyProfile } from '../../../src/infrastructure/http/company/AxiosCompanyProfile.ts';
import { AxiosDriverRegister } from '../../../src/infrastructure/http/drivers/AxiosDriverRegister.ts';
import { AxiosSentInvitations } from '../../../src/infrastructure/http/invitations/AxiosSentInvitations.ts';
import { AxiosDocumentStore } from '../../../src/infrastructure/http/papers/AxiosDocumentStore.ts';
import { AxiosEdiPartners } from '../../../src/infrastructure/http/edi/AxiosEdiPartners.ts';
import { AxiosPlaceBook } from '../../../src/infrastructure/http/places/AxiosPlaceBook.ts';
import { AxiosRequestRegister } from '../../../src/infrastructure/http/requests/AxiosRequestRegister.ts';
import { AxiosRequestTemplates } from '../../../src/infrastructure/http/requests/AxiosRequestTemplates.ts';
import type { ServiceHttp } from '../../../src/infrastructure/http/ServiceHttp.ts';
import { AxiosVehicleRegister } from '../../../src/infrastructure/http/vehicles/AxiosVehicleRegister.ts';
import { partnerCodesOf } from '../../support/edi/partnerCodesOf.ts';
import { companyDetailsFactory } from '../../support/factories/companyDetailsFactory.ts';
import { driverFactory } from '../../support/factories/driverFactory.ts';
import { invitationFactory } from '../../support/factories/invitationFactory.ts';
import { vehicleFactory } from '../../support/factories/vehicleFactory.ts';
import { recordedCalls } from '../../support/http/recordedCalls.ts';

const documentStore = (http: ServiceHttp) => new AxiosDocumentStore({ http, address: '' }, { http, address: '' });
const [ofVehicle, ofDriver] = [{ kind: 'vehicle', id: 'v' } as const, { kind: 'driver', id: 'd' } as const];
const vehicle = vehicleFactory.build();
const entry = { facts: driverFactory.build(), photo: undefined };
const codes = partnerCodesOf({ partner: 'ONE' });
const company = companyDetailsFactory.build();
const invitation = invitationFactory.build();

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
  ['bringing a request back', (http) => new AxiosRequestRegister(http).undo('r', 3, 'key-1')],
  ['bringing a template back', (http) => new AxiosRequestTemplates(http).undo('t', 'key-1')],
  ['bringing a place back', (http) => new AxiosPlaceBook(http).undo('p', 3, 'key-1')],
  ['bringing a list of carriers back', (http) => new AxiosCarrierLists(http).undo('l', 3, 'key-1')],
  ['keeping codes of a partner', (http) => new AxiosEdiPartners(http).add(codes, 'key-1')],
  ['changing codes of a partner', (http) => new AxiosEdiPartners(http).change('p', 3, codes, 'key-1')],
  ['removing codes of a partner', (http) => new AxiosEdiPartners(http).remove('p', 3, 'key-1')],
  ['changing the company', (http) => new AxiosCompanyProfile(http).change(3, company, 'key-1')],
  [
    'adding a colleague',
    (http) => new AxiosMemberRegister(http).add({ name: 'Ada', email: 'ada@road.test', role: 'viewer' }, 'key-1'),
  ],
  ['inviting a colleague again', (http) => new AxiosMemberRegister(http).inviteAgain('m', 'key-1')],
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

it.each(keyedWrites)('%s shows the spinner and sends an idempotency key', async (_, call) => {
  const { http, requests } = recordedCalls();
  await Promise.allSettled([call(http)]);
  expect(requests).toEqual([{ isSpinning: true, key: 'key-1' }]);
});

it.each(unkeyedWrites)('%s shows the spinner and sends no idempotency key', async (_, call) => {
  const { http, requests } = recordedCalls();
  await Promise.allSettled([call(http)]);
  expect(requests).toEqual([{ isSpinning: true, key: undefined }]);
});
