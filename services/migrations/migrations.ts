import type { Migration } from 'kysely';
import { fleetMigrations } from './fleetMigrations.ts';
import { freightMigrations } from './freightMigrations.ts';
import { marketMigrations } from './marketMigrations.ts';

/** All migrations by permanent name, in order. Never edit a released one. */
export const migrations: Readonly<Record<string, Migration>> = {
  ...fleetMigrations,
  ...marketMigrations,
  ...freightMigrations,
};
