import type { Hono } from 'hono';
import type { Services } from './Services.ts';
import type { AppEnv } from './web/AppEnv.ts';

/** One part of the services, as `createApp` and `startServices` see it. */
export interface Feature {
  readonly routes?: (services: Services) => Hono<AppEnv>;
  /** Runs once, after the migrations and before the first request; answers lines to print at start. */
  readonly prepare?: (services: Services) => Promise<readonly string[]>;
  /** Removes what has expired, counts what is there; runs at start and every hour. */
  readonly cleanUp?: (services: Services) => Promise<void>;
}
