import type { Feature } from '../Feature.ts';
import { papersRoutes } from './papersRoutes.ts';

export const papers: Feature = { routes: papersRoutes };
