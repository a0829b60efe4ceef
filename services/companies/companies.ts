import type { Feature } from '../Feature.ts';
import { companiesRoutes } from './companiesRoutes.ts';

export const companies: Feature = { routes: companiesRoutes };
