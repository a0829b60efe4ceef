import { expect, it } from 'vitest';
import { AxiosLoadEmissions } from '../../../../src/infrastructure/http/emission/AxiosLoadEmissions.ts';
import { footprintFactory } from '../../../support/factories/footprintFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';

const { server, line } = openLine();

it.each([
  ['', '', ''],
  ['v1', '', '?vehicleId=v1'],
  ['v1', 't1', '?vehicleId=v1&trailerId=t1'],
  ['', 't1', ''],
])(
  'what a load would cause with the truck %j and the trailer %j is asked for with %j',
  async (vehicleId, trailerId, query) => {
    const footprint = footprintFactory.build();
    server.answers(odd.success({ footprint, reason: null }));
    const found = await new AxiosLoadEmissions(line().http).estimate('l/1', { vehicleId, trailerId });
    expect(found).toEqual({ footprint, reason: undefined });
    expect(server.request.url).toBe(`/v1/loads/l%2F1/co2e${query}`);
  },
);
