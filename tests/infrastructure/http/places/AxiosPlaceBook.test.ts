import { expect, it } from 'vitest';
import { AxiosPlaceBook } from '../../../../src/infrastructure/http/places/AxiosPlaceBook.ts';
import { bookedPlaceFactory } from '../../../support/factories/bookedPlaceFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';

const { server, line } = openLine();
const book = () => new AxiosPlaceBook(line().http);
const body = (): unknown => JSON.parse(server.request.body);
const place = bookedPlaceFactory.build({ id: 'p1', version: 3 });
const { id: _id, version: _version, ...facts } = place;
const bare = { ...facts, postcode: undefined, contact: undefined, note: undefined };

it('places are read page by page, without those that cannot be', async () => {
  server.answers(
    odd.body({ code: 200, data: [place, { ...place, lat: 'north' }], paging: { page: 0, size: 25, total: 2 } }),
  );
  const view = { page: 0, size: 25, sort: 'name', q: ' köln ', filters: {} };
  expect(await book().list(view)).toMatchObject({ rows: [place], total: 2 });
  expect(decodeURI(server.request.url ?? '')).toBe('/v1/place-book?page=0&size=25&sort=name&q=köln');
});

it('a place is added, with null for what is empty', async () => {
  server.answers(odd.success(place));
  expect(await book().add(bare, 'key-1')).toEqual(place);
  expect([server.request.method, server.request.url]).toEqual(['POST', '/v1/place-book']);
  expect(body()).toEqual({ ...facts, postcode: null, contact: null, note: null });
});

it('a place is changed with the version that was read', async () => {
  server.answers(odd.success(place));
  await book().change('p1', 3, facts, 'key-2');
  expect([server.request.url, body()]).toEqual(['/v1/place-book/p1', { ...facts, version: 3 }]);
});

it('a place is deleted with the version that was read', async () => {
  server.answers(odd.success(null));
  await book().remove('p1', 3, 'key-3');
  expect(server.request.url).toBe('/v1/place-book/p1?version=3');
});
