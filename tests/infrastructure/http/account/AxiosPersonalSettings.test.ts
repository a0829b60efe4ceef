import { expect, it } from 'vitest';
import { AxiosPersonalSettings } from '../../../../src/infrastructure/http/account/AxiosPersonalSettings.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';

const { server, line } = openLine();

it.each([
  ['IE', 'IE'],
  [undefined, null],
])('sends the region %j as %j', async (region, sent) => {
  server.answers(odd.success({ id: 'u-1', region: sent }));
  await new AxiosPersonalSettings(line().http).chooseRegion(region);
  expect(server.request).toMatchObject({ method: 'PUT', url: '/api/v1/users/region' });
  expect(JSON.parse(server.request.body)).toEqual({ region: sent });
});
