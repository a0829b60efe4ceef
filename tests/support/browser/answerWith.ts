import type { Page } from 'playwright';
import { callsOf } from './callsOf.ts';

/** Lets a path answer JSON of the test's own. */
export const answerWith = (page: Page, path: string, status: number, json: unknown): Promise<unknown> =>
  page.route(callsOf(path), (route) => route.fulfill({ status, json }));
