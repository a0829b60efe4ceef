import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import type { Feature } from '../Feature.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { ok } from '../web/ok.ts';
import { foldClocks } from './counts/foldClocks.ts';
import { foldCounts } from './counts/foldCounts.ts';
import { ileapRoute } from './ileapRoute.ts';
import { listReports } from './listReports.ts';
import { reportKeys } from './reportKeys.ts';
import { reportRoutes } from './reportRoutes.ts';
import { reportTable } from './reportTable.ts';

const routes = (services: Services): Hono<AppEnv> => {
  const all = new Hono<AppEnv>().get(
    '/v1/reports',
    described({
      tag: 'reports',
      access: 'companyRead',
      summary: 'The reports a company may read',
      data: v.array(v.picklist(reportKeys)),
    }),
    companyGate(services, { to: 'read' }),
    async (c) => ok(c, [...(await listReports(services, memberOf(c)))]),
  );
  return all
    .route('/', reportRoutes(services, 'on_time', reportTable.on_time))
    .route('/', reportRoutes(services, 'otif', reportTable.otif))
    .route('/', reportRoutes(services, 'dwell', reportTable.dwell))
    .route('/', reportRoutes(services, 'proof', reportTable.proof))
    .route('/', reportRoutes(services, 'offers', reportTable.offers))
    .route('/', reportRoutes(services, 'spend', reportTable.spend))
    .route('/', reportRoutes(services, 'revenue', reportTable.revenue))
    .route('/', reportRoutes(services, 'lanes', reportTable.lanes))
    .route('/', reportRoutes(services, 'utilisation', reportTable.utilisation))
    .route('/', reportRoutes(services, 'scorecard', reportTable.scorecard))
    .route('/', reportRoutes(services, 'empty_km', reportTable.empty_km))
    .route('/', reportRoutes(services, 'co2e', reportTable.co2e))
    .route('/', ileapRoute(services));
};

/** What the shipments of either party come to; each side sees its own alone. */
export const reports: Feature = {
  routes,
  async cleanUp(services) {
    await foldCounts(services);
    await foldClocks(services);
  },
};
