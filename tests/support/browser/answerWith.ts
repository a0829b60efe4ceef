import type { Page } from 'playwright';
import { callsOf } from './callsOf.ts';

/** Answers a path with the test's JSON. */
export const answerWith = (page: Page, path: string, status: number, json: unknown): Promise<unknown> =>
  page.route(callsOf(path), (route) => route.fulfill({ status, json }));
