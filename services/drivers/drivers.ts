import type { Feature } from '../Feature.ts';
import { invitationRoutes } from './invitationRoutes.ts';

export const drivers: Feature = { routes: invitationRoutes };
