import { describe, expect, it } from 'vitest';
import { AxiosDispatchDesk } from '../../../../src/infrastructure/http/shipments/AxiosDispatchDesk.ts';
import { candidateFactory } from '../../../support/factories/candidateFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';
import { troubleOf } from '../../../support/http/troubleOf.ts';

const { server, line } = openLine();
const desk = () => new AxiosDispatchDesk(line().http);
const body = (): unknown => JSON.parse(server.request.body);
const entry = { vehicleId: 'v-1', trailerId: 't-1', driverId: 'd-1', reason: 'Breakdown' };

describe('the candidates for a shipment', () => {
  it('are read with null as nothing, without those that cannot be read', async () => {
    const whole = candidateFactory.build({ trailer: candidateFactory.build().vehicle });
    const bare = candidateFactory.build({
      driver: undefined,
      free: undefined,
      emptyKm: undefined,
      slackMin: undefined,
    });
    const kind = 'rigid';
    server.answers(
      odd.success([
        { ...whole, vehicle: { ...whole.vehicle, kind }, trailer: { ...whole.trailer, kind } },
        { ...whole, vehicle: null },
        { ...bare, trailer: null, driver: null, free: null, emptyKm: null, slackMin: null },
      ]),
    );
    expect(await desk().candidates('s/1')).toEqual([whole, bare]);
    expect(server.request.url).toBe('/v1/shipment/s%2F1/candidates?size=300');
  });
});

describe('a truck', () => {
  it('is assigned over a version, with its idempotency key', async () => {
    server.answers(odd.failure(409, { reason: 'stale' }));
    expect(await troubleOf(desk().assign('s-1', 3, entry, 'a-key'))).toMatchObject({ status: 409, reason: 'stale' });
    expect(server.request).toMatchObject({
      method: 'POST',
      url: '/v1/shipment/s-1/assignment',
      headers: { 'idempotency-key': 'a-key' },
    });
    expect(body()).toEqual({ ...entry, version: 3 });
  });

  it('is taken off a version', async () => {
    server.answers(odd.failure(409, { reason: 'stale' }));
    expect(await troubleOf(desk().unassign('s-1', 3, 'a-key'))).toMatchObject({ status: 409 });
    expect(server.request).toMatchObject({ method: 'DELETE', url: '/v1/shipment/s-1/assignment?version=3' });
  });
});
