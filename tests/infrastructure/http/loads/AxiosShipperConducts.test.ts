import { expect, it } from 'vitest';
import { AxiosShipperConducts } from '../../../../src/infrastructure/http/loads/AxiosShipperConducts.ts';
import { conductFactory } from '../../../support/factories/conductFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';

const { server, line } = openLine();

it.each([
  ['enough', conductFactory.build()],
  ['too few', { days: 90, most: 500, stays: undefined, waiting: undefined, trips: undefined }],
])('reads how the shipper of a load treats trucks, with %s cases to tell', async (_, conduct) => {
  server.answers(odd.success(conduct));
  expect(await new AxiosShipperConducts(line().http).read('l/1')).toEqual(conduct);
  expect(server.request.url).toBe('/v1/loads/l%2F1/conduct');
});
