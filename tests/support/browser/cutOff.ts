import type { Page } from 'playwright';
import { callsOf } from './callsOf.ts';

/** Makes a path unreachable until unrouted. */
export const cutOff = (page: Page, path: string): Promise<unknown> =>
  page.route(callsOf(path), (route) => route.abort());
