import { expect, it } from 'vitest';
import { AxiosDownloads } from '../../../src/infrastructure/http/AxiosDownloads.ts';
import { companyFactory } from '../../support/factories/companyFactory.ts';
import { userFactory } from '../../support/factories/userFactory.ts';
import * as odd from '../../support/http/oddAnswers.ts';
import { lineTo, openLine } from '../../support/http/openLine.ts';
import { troubleOf } from '../../support/http/troubleOf.ts';

const { server } = openLine();
const otherHosts = ['', 'https://vehicles.example.com'];

/** Downloads of a signed-in user, and the files passed to the browser. */
const downloadsWith = (services: readonly string[]) => {
  const line = lineTo('');
  line.store.signIn('secret', userFactory.build());
  line.store.selectCompany(companyFactory.build({ id: 'our-company' }));
  const saved: { readonly size: number; readonly fileName: string }[] = [];
  const saveBlob = ({ size }: Blob, fileName: string): void => void saved.push({ size, fileName });
  return { ...line, saved, downloads: new AxiosDownloads({ ...line, services, saveBlob }) };
};

it.each([
  ['our own services', () => ['', server.url]],
  ['other hosts', () => otherHosts],
])('saves a file from %s under its name', async (_, services) => {
  const { downloads, saved } = downloadsWith(services());
  server.answers(odd.text(200, 'plate;year\nB-HP 1;2024', { 'Content-Type': 'text/csv' }));
  await downloads.save(`${server.url}/vehicles.csv`, 'Vehicles.csv');
  expect(saved).toEqual([{ size: 22, fileName: 'Vehicles.csv' }]);
});

it('sends token and company to our own services', async () => {
  server.answers(odd.text(200, 'x'));
  await downloadsWith(['', `${server.url}/v2`]).downloads.save(`${server.url}/x`, 'x');
  expect(server.request.url).toBe('/x');
  expect(server.request.headers).toMatchObject({ authorization: 'Bearer secret', 'x-company-id': 'our-company' });
});

it('sends neither token nor company to other hosts', async () => {
  server.answers(odd.text(200, 'x'));
  await downloadsWith(otherHosts).downloads.save(`${server.url}/x`, 'x');
  expect(server.request.headers).not.toHaveProperty('authorization');
  expect(server.request.headers).not.toHaveProperty('x-company-id');
});

it('ends the session when our own services answer 401', async () => {
  const { downloads, store, saved } = downloadsWith([server.url]);
  server.answers(odd.failure(401));
  expect(await troubleOf(downloads.save(`${server.url}/x`, 'x'))).toEqual({ kind: 'unauthorised', status: 401 });
  expect(store.read().token).toBeUndefined();
  expect(saved).toEqual([]);
});

it.each([401, 403])('keeps the session when another host answers %i', async (status) => {
  const { downloads, store } = downloadsWith(otherHosts);
  server.answers(odd.failure(status));
  expect(await troubleOf(downloads.save(`${server.url}/x`, 'x'))).toMatchObject({ kind: 'refused', status });
  expect(store.read().token).toBe('secret');
});

it.each([
  ['is missing', odd.failure(404), 'refused'],
  ['is cut off', odd.brokenOff, 'unreachable'],
])('saves nothing when the file %s', async (_, script, kind) => {
  const { downloads, saved } = downloadsWith(otherHosts);
  server.answers(script);
  expect(await troubleOf(downloads.save(`${server.url}/x`, 'x'))).toMatchObject({ kind });
  expect(saved).toEqual([]);
});
