import { Hono } from 'hono';
import type { Feature } from '../Feature.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { companiesRoutes } from './companiesRoutes.ts';
import { detailsRoutes } from './detailsRoutes.ts';
import { standingRoutes } from './standing/standingRoutes.ts';
import { membersRoutes } from './members/membersRoutes.ts';

/** The company room: the directory, company details and members. */
export const company: Feature = {
  routes: (services) =>
    new Hono<AppEnv>()
      .route('/', companiesRoutes(services))
      .route('/', detailsRoutes(services))
      .route('/', membersRoutes(services))
      .route('/', standingRoutes(services)),
};
