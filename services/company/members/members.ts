import type { Feature } from '../../Feature.ts';
import { membersRoutes } from './membersRoutes.ts';

export const members: Feature = { routes: membersRoutes };
