import { Hono } from 'hono';
import type { Feature } from '../Feature.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { mediaRoutes } from './mediaRoutes.ts';
import { vehiclesRoutes } from './vehiclesRoutes.ts';

export const vehicles: Feature = {
  routes: (services) => new Hono<AppEnv>().route('/', vehiclesRoutes(services)).route('/', mediaRoutes(services)),
};
