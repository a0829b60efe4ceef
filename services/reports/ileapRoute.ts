import { Hono } from 'hono';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { validated } from '../web/validated.ts';
import { co2eIleap } from './co2eIleap.ts';
import { fileAnswer } from './fileAnswer.ts';
import { daysQuery } from './reportQuery.ts';

/** The report on CO2e as other systems read it, for whoever may read the report. */
export const ileapRoute = (services: Services): Hono<AppEnv> =>
  new Hono<AppEnv>().get(
    '/v1/reports/co2e.ileap',
    described({
      tag: 'reports',
      access: 'companyRead',
      summary: 'Report over some days in the form of iLEAP 1.0, without an envelope: CO2e',
      data: 'json',
    }),
    companyGate(services, { to: 'read' }),
    validated('query', daysQuery),
    async (c) => {
      const period = c.req.valid('query');
      return fileAnswer(c, services, {
        lines: await co2eIleap(services, memberOf(c), period),
        type: 'application/json; charset=utf-8',
        name: `ileap-${period.from}-${period.to}.json`,
      });
    },
  );
