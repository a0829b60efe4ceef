// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AxiosDownloads } from '../../../src/infrastructure/http/AxiosDownloads.ts';
import { FakeConnectivity } from '../../support/fakes/FakeConnectivity.ts';
import { companyFactory } from '../../support/factories/companyFactory.ts';
import { FakePendingRequests } from '../../support/fakes/FakePendingRequests.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';
import * as odd from '../../support/http/oddAnswers.ts';
import { openLine } from '../../support/http/openLine.ts';
import { troubleOf } from '../../support/http/troubleOf.ts';

const { server } = openLine();
const store = new FakeSessionStore({ token: 'secret', company: companyFactory.build({ id: 'our-company' }) });
const downloadsWith = (services: readonly string[]): AxiosDownloads =>
  new AxiosDownloads({
    connectivity: new FakeConnectivity(),
    pending: new FakePendingRequests(),
    store,
    companyHeader: 'X-Company-Id',
    services,
  });
const downloads = downloadsWith(['', 'https://vehicles.example.com']);

/** jsdom keeps no files: what the page hands to the browser is noted down. */
const handedOver: { readonly name: string; readonly blob: Blob | undefined }[] = [];
const blobs = new Map<string, Blob>();

beforeEach(() => {
  URL.createObjectURL = (blob: Blob) => {
    const address = `blob:${blobs.size}`;
    blobs.set(address, blob);
    return address;
  };
  URL.revokeObjectURL = (address) => void blobs.delete(address);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    handedOver.push({ name: this.download, blob: blobs.get(this.href) });
  });
});
afterEach(() => {
  handedOver.length = 0;
});

it('hands a file to the browser under its name, and lets go of it', async () => {
  server.answers(odd.text(200, 'plate;year\nB-HP 1;2024', { 'Content-Type': 'text/csv' }));
  await downloads.save(`${server.url}/vehicles.csv`, 'Vehicles.csv');
  expect(handedOver).toMatchObject([{ name: 'Vehicles.csv', blob: { size: 22 } }]);
  expect(blobs.size).toBe(0);
});

it('shows the session to our own services', async () => {
  server.answers(odd.text(200, 'x'));
  await downloadsWith(['', `${server.url}/v2`]).save(`${server.url}/x`, 'x');
  expect(server.request.headers).toMatchObject({ authorization: 'Bearer secret', 'x-company-id': 'our-company' });
});

it('shows it to nobody else: the address may be anyone’s', async () => {
  server.answers(odd.text(200, 'x'));
  await downloads.save(`${server.url}/x`, 'x');
  expect(server.request.headers).not.toHaveProperty('authorization');
  expect(server.request.headers).not.toHaveProperty('x-company-id');
});

it.each([
  ['is not there', odd.failure(404), 'refused'],
  ['may not be had', odd.failure(403), 'refused'],
  ['breaks off', odd.brokenOff, 'unreachable'],
])('saves nothing when the file %s', async (_, script, kind) => {
  server.answers(script);
  expect(await troubleOf(downloads.save(`${server.url}/x`, 'x'))).toMatchObject({ kind });
  expect(handedOver).toEqual([]);
});
