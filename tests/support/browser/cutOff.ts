import type { Page } from 'playwright';
import { callsOf } from './callsOf.ts';

/** Puts a path out of reach until it is unrouted. */
export const cutOff = (page: Page, path: string): Promise<unknown> =>
  page.route(callsOf(path), (route) => route.abort());
