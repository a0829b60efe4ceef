import { Hono } from 'hono';
import type { Feature } from '../Feature.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { companiesRoutes } from './companiesRoutes.ts';
import { detailsRoutes } from './detailsRoutes.ts';

export const companies: Feature = {
  routes: (services) => new Hono<AppEnv>().route('/', companiesRoutes(services)).route('/', detailsRoutes(services)),
};
