import { expect, it } from 'vitest';
import { AxiosPlaceSearch } from '../../../../src/infrastructure/http/places/AxiosPlaceSearch.ts';
import { ownPlaceFactory, placeFactory } from '../../../support/factories/placeFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';

const { server, line } = openLine();
const search = () => new AxiosPlaceSearch(line().http);

it('finds places of the company and towns, with null as nothing', async () => {
  const places = [ownPlaceFactory.build({ region: undefined }), placeFactory.build()];
  server.answers(odd.success(places));
  expect(await search().find('Köl')).toEqual(places);
  expect(server.request).toMatchObject({ method: 'GET', url: '/v1/places?q=K%C3%B6l' });
});

it('skips a place without a position', async () => {
  server.answers(odd.success([{ ...placeFactory.build(), lat: null }, placeFactory.build()]));
  expect(await search().find('Köl')).toHaveLength(1);
});
