import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { questionOf, usualReport } from '../../../src/domain/report/reportView.ts';
import { AxiosAccountSecurity } from '../../../src/infrastructure/http/account/AxiosAccountSecurity.ts';
import { AxiosCarrierLists } from '../../../src/infrastructure/http/carriers/AxiosCarrierLists.ts';
import { AxiosCarrierRegister } from '../../../src/infrastructure/http/carriers/AxiosCarrierRegister.ts';
import { AxiosCompanyDirectory } from '../../../src/infrastructure/http/company/AxiosCompanyDirectory.ts';
import { AxiosCompanyProfile } from '../../../src/infrastructure/http/company/AxiosCompanyProfile.ts';
import { AxiosMemberRegister } from '../../../src/infrastructure/http/company/AxiosMemberRegister.ts';
import { AxiosDriverRegister } from '../../../src/infrastructure/http/drivers/AxiosDriverRegister.ts';
import { AxiosPublicInvitations } from '../../../src/infrastructure/http/invitations/AxiosPublicInvitations.ts';
import { AxiosSentInvitations } from '../../../src/infrastructure/http/invitations/AxiosSentInvitations.ts';
import { AxiosListSettings } from '../../../src/infrastructure/http/lists/AxiosListSettings.ts';
import { AxiosLoadBoard } from '../../../src/infrastructure/http/loads/AxiosLoadBoard.ts';
import { AxiosCombinationJudge } from '../../../src/infrastructure/http/loads/AxiosCombinationJudge.ts';
import { AxiosShipperConducts } from '../../../src/infrastructure/http/loads/AxiosShipperConducts.ts';
import { AxiosNotificationInbox } from '../../../src/infrastructure/http/notifications/AxiosNotificationInbox.ts';
import { AxiosNotificationSettings } from '../../../src/infrastructure/http/notifications/AxiosNotificationSettings.ts';
import { AxiosOfferRegister } from '../../../src/infrastructure/http/offers/AxiosOfferRegister.ts';
import { AxiosDocumentStore } from '../../../src/infrastructure/http/papers/AxiosDocumentStore.ts';
import { AxiosPaperRegister } from '../../../src/infrastructure/http/papers/AxiosPaperRegister.ts';
import { AxiosPlaceBook } from '../../../src/infrastructure/http/places/AxiosPlaceBook.ts';
import { AxiosPlaceSearch } from '../../../src/infrastructure/http/places/AxiosPlaceSearch.ts';
import { AxiosLoadEmissions } from '../../../src/infrastructure/http/emission/AxiosLoadEmissions.ts';
import { AxiosShipmentEmissions } from '../../../src/infrastructure/http/emission/AxiosShipmentEmissions.ts';
import { AxiosReports } from '../../../src/infrastructure/http/reports/AxiosReports.ts';
import { AxiosEdiPartners } from '../../../src/infrastructure/http/edi/AxiosEdiPartners.ts';
import { AxiosReceivedOffers } from '../../../src/infrastructure/http/requests/AxiosReceivedOffers.ts';
import { AxiosRequestRegister } from '../../../src/infrastructure/http/requests/AxiosRequestRegister.ts';
import { AxiosRequestTemplates } from '../../../src/infrastructure/http/requests/AxiosRequestTemplates.ts';
import { AxiosDeliveryProofs } from '../../../src/infrastructure/http/shipments/AxiosDeliveryProofs.ts';
import { AxiosDispatchDesk } from '../../../src/infrastructure/http/shipments/AxiosDispatchDesk.ts';
import { AxiosFleetBoard } from '../../../src/infrastructure/http/shipments/AxiosFleetBoard.ts';
import { AxiosShipmentRegister } from '../../../src/infrastructure/http/shipments/AxiosShipmentRegister.ts';
import { AxiosStatementRegister } from '../../../src/infrastructure/http/statements/AxiosStatementRegister.ts';
import { AxiosOwnTerms } from '../../../src/infrastructure/http/terms/AxiosOwnTerms.ts';
import { AxiosTrackingLinks } from '../../../src/infrastructure/http/tracking/AxiosTrackingLinks.ts';
import { AxiosVehicleRegister } from '../../../src/infrastructure/http/vehicles/AxiosVehicleRegister.ts';
import type { ServiceHttp } from '../../../src/infrastructure/http/ServiceHttp.ts';
import { documentFactory } from '../../support/factories/documentFactory.ts';
import { recordedCalls } from '../../support/http/recordedCalls.ts';

const documentStore = (http: ServiceHttp) => new AxiosDocumentStore({ http, address: '' }, { http, address: '' });
const [ofVehicle, ofDriver] = [{ kind: 'vehicle', id: 'v' } as const, { kind: 'driver', id: 'd' } as const];
const view = { page: 0, size: 25, sort: '', q: '', filters: {} };
const question = questionOf('on_time', usualReport('on_time'), '2026-01-31');
const week = { from: Date.UTC(2026, 0, 5), to: Date.UTC(2026, 0, 12) };
const paper = { ...documentFactory.build({ type: 'insurance' }), file: new File(['%PDF-1.7'], 'policy.pdf') };
const upload = (signal: AbortSignal) => ({ idempotencyKey: 'key-1', signal, onProgress: () => {} });

type Read = (http: ServiceHttp, signal: AbortSignal) => Promise<unknown>;
const reads: readonly (readonly [string, Read])[] = [
  ['where one is signed in', (http, signal) => new AxiosAccountSecurity(http, http).signIns(signal)],
  ['a list of vehicles', (http, signal) => new AxiosVehicleRegister(http).list(view, signal)],
  ['the count of vehicles', (http, signal) => new AxiosVehicleRegister(http).count(signal)],
  ['a vehicle', (http, signal) => new AxiosVehicleRegister(http).read('v', signal)],
  ['a list of requests', (http, signal) => new AxiosRequestRegister(http).list(view, signal)],
  ['the count of requests', (http, signal) => new AxiosRequestRegister(http).count(signal)],
  ['the request that one looks like', (http, signal) => new AxiosRequestRegister(http).findAlike('key', signal)],
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
  ['the company', (http, signal) => new AxiosCompanyProfile(http).read(signal)],
  ['how a list is arranged', (http, signal) => new AxiosListSettings(http).read('vehicles', signal)],
  ['whether messages are mailed', (http, signal) => new AxiosSentInvitations(http).areMessagesMailed(signal)],
  ['the lists of carriers', (http, signal) => new AxiosCarrierLists(http).all(signal)],
  ['a list of carriers', (http, signal) => new AxiosCarrierRegister(http).list(view, signal)],
  ['a carrier', (http, signal) => new AxiosCarrierRegister(http).read('c', signal)],
  ['the requests of one carrier alone', (http, signal) => new AxiosCarrierRegister(http).soleRequests('c', signal)],
  ['a list of loads', (http, signal) => new AxiosLoadBoard(http).list(view, signal)],
  ['a load', (http, signal) => new AxiosLoadBoard(http).read('l', signal)],
  ['a list of notifications', (http, signal) => new AxiosNotificationInbox(http).list(view, signal)],
  ['which notifications one gets', (http, signal) => new AxiosNotificationSettings(http).read(signal)],
  ['a list of offers', (http, signal) => new AxiosOfferRegister(http).list(view, signal)],
  ['the count of offers', (http, signal) => new AxiosOfferRegister(http).count(signal)],
  ['an offer', (http, signal) => new AxiosOfferRegister(http).read('o', signal)],
  ['the offer for a load', (http, signal) => new AxiosOfferRegister(http).ofLoad('l', signal)],
  ['a list of places', (http, signal) => new AxiosPlaceBook(http).list(view, signal)],
  ['the places of a name', (http, signal) => new AxiosPlaceSearch(http).find('Essen', signal)],
  ['a report', (http, signal) => new AxiosReports(http).read('on_time', question, signal)],
  ['a report as CSV', (http, signal) => new AxiosReports(http).csv('on_time', question, signal)],
  ['a report for iLEAP', (http, signal) => new AxiosReports(http).ileap(question, signal)],
  ['the offers for a request', (http, signal) => new AxiosReceivedOffers(http).list('r', signal)],
  ['the templates', (http, signal) => new AxiosRequestTemplates(http).all(signal)],
  ['the partners of EDI', (http, signal) => new AxiosEdiPartners(http).all(signal)],
  ['the file of a proof', (http, signal) => new AxiosDeliveryProofs(http, '').open('s', 'm', signal)],
  ['who can take a shipment', (http, signal) => new AxiosDispatchDesk(http).candidates('s', signal)],
  ['the board', (http, signal) => new AxiosFleetBoard(http).read(week, signal)],
  ['a list of shipments', (http, signal) => new AxiosShipmentRegister(http).list(view, signal)],
  ['the count of shipments', (http, signal) => new AxiosShipmentRegister(http).count(signal)],
  ['a shipment', (http, signal) => new AxiosShipmentRegister(http).read('s', signal)],
  ['a list of statements', (http, signal) => new AxiosStatementRegister(http).list(view, signal)],
  ['what is unpaid', (http, signal) => new AxiosStatementRegister(http).ageing(signal)],
  ['a statement', (http, signal) => new AxiosStatementRegister(http).read('s', signal)],
  ['the CO2e of a shipment', (http, signal) => new AxiosShipmentEmissions(http).read('s', signal)],
  ['the CO2e of a shipment for others', (http, signal) => new AxiosShipmentEmissions(http).ileap('s', signal)],
  ['the fuel of a trip', (http, signal) => new AxiosShipmentEmissions(http).fuel('s', signal)],
  ['how the shipper of a load treats trucks', (http, signal) => new AxiosShipperConducts(http).read('l', signal)],
  [
    'what a fleet can choose for a load',
    (http, signal) =>
      new AxiosCombinationJudge(http).judge('l', { vehicleId: '', trailerId: '', driverId: '' }, signal),
  ],
  [
    'the CO2e of a load',
    (http, signal) => new AxiosLoadEmissions(http).estimate('l', { vehicleId: '', trailerId: '' }, signal),
  ],
  ['the terms', (http, signal) => new AxiosOwnTerms(http).read(signal)],
  ['the tracking links of a shipment', (http, signal) => new AxiosTrackingLinks(http).all('s', signal)],
  ['the colleagues', (http, signal) => new AxiosMemberRegister(http).list(signal)],
];
const fileOfDriver: readonly [string, Read] = [
  'the file of a driver',
  (http, signal) => documentStore(http).open(ofDriver, 'm', signal),
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

const { signal } = new AbortController();

describe.each([...reads, fileOfDriver, ...uploads])('%s', (_, call) => {
  it('sends nothing once its signal is aborted', async () => {
    const { http, requests } = recordedCalls();
    await expect(call(http, AbortSignal.abort())).rejects.toMatchObject({ trouble: { kind: 'aborted' } });
    expect(requests).toEqual([]);
  });
});

it.each([...reads, fileOfDriver, ...readsAtStart])('%s shows no spinner', async (_, call) => {
  const { http, requests } = recordedCalls();
  await Promise.allSettled([call(http, signal)]);
  expect(requests).toEqual([{ isSpinning: false, key: undefined }]);
});

it.each(uploads)('%s shows no spinner and sends an idempotency key', async (_, call) => {
  const { http, requests } = recordedCalls();
  await Promise.allSettled([call(http, signal)]);
  expect(requests).toEqual([{ isSpinning: false, key: 'key-1' }]);
});

it('every read of an adapter that can be aborted is among these', () => {
  const folder = path.resolve(import.meta.dirname, '../../../src/infrastructure/http');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /Axios\w+\.ts$/.test(name));
  const abortable = files.flatMap((name) => [
    ...readFileSync(path.join(folder, name), 'utf8').matchAll(/^ {2}(?:async )?\w+\(.*\bsignal\??: AbortSignal\b/gm),
  ]);
  expect(abortable).toHaveLength(new Set(reads.map(([name]) => name)).size);
});
