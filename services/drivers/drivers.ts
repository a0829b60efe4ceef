import { Hono } from 'hono';
import type { Feature } from '../Feature.ts';
import { invitationRoutes } from '../invitations/invitationRoutes.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { driverDocumentRoutes } from './driverDocumentRoutes.ts';
import { driverRoutes } from './driverRoutes.ts';

/** Drivers, and the invitations that bring them the app: one service of the seed (§7). */
export const drivers: Feature = {
  routes: (services) =>
    new Hono<AppEnv>()
      .route('/', invitationRoutes(services))
      .route('/', driverRoutes(services))
      .route('/', driverDocumentRoutes(services)),
};
