import { Hono } from 'hono';
import type { Feature } from '../Feature.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { driverDocumentRoutes } from './driverDocumentRoutes.ts';
import { driverRoutes } from './driverRoutes.ts';

export const drivers: Feature = {
  routes: (services) =>
    new Hono<AppEnv>().route('/', driverRoutes(services)).route('/', driverDocumentRoutes(services)),
};
