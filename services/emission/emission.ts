import { Hono } from 'hono';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import type { Feature } from '../Feature.ts';
import { idParam } from '../fields/idParam.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { validated } from '../web/validated.ts';
import { enterFuel } from './enterFuel.ts';
import { fuelBody } from './fuelBody.ts';
import { ileapAnswer } from './ileapAnswer.ts';
import { readCo2e, shipmentCo2eAnswer } from './readCo2e.ts';
import { fuelAnswer, readFuel } from './readFuel.ts';
import { readIleap } from './readIleap.ts';
import { settleFootprints } from './settleFootprints.ts';

const read = { tag: 'co2e', access: 'companyRead' } as const;
const write = { tag: 'co2e', access: 'companyWrite' } as const;

const routes = (services: Services): Hono<AppEnv> => {
  const mayRead = companyGate(services, { to: 'read' });
  const mayReadFuel = companyGate(services, { audience: 'fleet', to: 'read' });
  const mayEnterFuel = companyGate(services, { audience: 'fleet', to: 'write' });
  return new Hono<AppEnv>()
    .get(
      '/v1/shipment/:id/co2e',
      described({
        ...read,
        summary: 'What a shipment causes in CO2e, and how that was found',
        data: shipmentCo2eAnswer,
      }),
      mayRead,
      validated('param', idParam),
      async (c) => ok(c, await readCo2e(services, memberOf(c), c.req.valid('param').id)),
    )
    .get(
      '/v1/shipment/:id/ileap',
      described({ ...read, summary: 'The same in the form of iLEAP 1.0', data: ileapAnswer }),
      mayRead,
      validated('param', idParam),
      async (c) => ok(c, await readIleap(services, memberOf(c), c.req.valid('param').id)),
    )
    .get(
      '/v1/shipment/:id/fuel',
      described({ ...read, summary: 'What is known of the fuel of a trip, and what may be entered', data: fuelAnswer }),
      mayReadFuel,
      validated('param', idParam),
      async (c) => ok(c, await readFuel(services, memberOf(c), c.req.valid('param').id)),
    )
    .post(
      '/v1/shipment/:id/fuel',
      described({
        ...write,
        summary: 'Enter the fuel a truck used on a trip, empty running included, for all shipments on that trip',
        data: shipmentCo2eAnswer,
        status: 201,
      }),
      mayEnterFuel,
      idempotent(services),
      validated('param', idParam),
      validated('json', fuelBody),
      async (c) => {
        const { id } = c.req.valid('param');
        return ok(c, await enterFuel(services, memberOf(c), id, c.req.valid('json')), { status: 201 });
      },
    );
};

/** What shipments cause in CO2e; both parties see the figures, the fleet alone what they were measured from. */
export const emission: Feature = {
  routes,
  work: async (services) => {
    // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
    while (await settleFootprints(services)) continue;
  },
};
