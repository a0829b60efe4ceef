import type { Hono } from 'hono';
import type { Services } from './Services.ts';
import type { AppEnv } from './web/AppEnv.ts';

/** A part of the services: its routes and life cycle hooks. */
export interface Feature {
  readonly routes?: (services: Services) => Hono<AppEnv>;
  /** Addresses for a browser's address bar, which call for the database. Not part of the contract. */
  readonly pages?: (services: Services) => Hono<AppEnv>;
  /** Runs once, between the migrations and the first request. Returns lines to print at start. */
  readonly prepare?: (services: Services) => Promise<readonly string[]>;
  /** Checks what the feature needs beyond the database, after `prepare`. May wait for others. Returns lines to print at start. */
  readonly check?: (services: Services) => Promise<readonly string[]>;
  /** Does what waits, in bounded steps. Runs every few seconds, in each process. */
  readonly work?: (services: Services) => Promise<void>;
  /** Deletes expired data. Runs at start and every hour. */
  readonly cleanUp?: (services: Services) => Promise<void>;
}
