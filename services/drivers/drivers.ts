import { Hono } from 'hono';
import * as v from 'valibot';
import type { Feature } from '../Feature.ts';
import { idParam } from '../fields/idParam.ts';
import { documentRoutes } from '../papers/documentRoutes.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { driverRoutes } from './driverRoutes.ts';
import { lockDriver } from './lockDriver.ts';

const documentParams = v.strictObject({ ...idParam.entries, documentId: idParam.entries.id });

export const drivers: Feature = {
  routes: (services) =>
    new Hono<AppEnv>().route('/', driverRoutes(services)).route(
      '/',
      documentRoutes(services, {
        owner: 'driver',
        list: '/v1/drivers/:id/documents',
        document: '/v1/drivers/:id/documents/:documentId',
        params: documentParams,
        lock: lockDriver,
      }),
    ),
};
