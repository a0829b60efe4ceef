import { Hono } from 'hono';
import type { Feature } from '../Feature.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import type { AccountServices } from './AccountServices.ts';
import { authRoutes } from './authRoutes.ts';
import { readPepper } from './codes/readPepper.ts';
import { Passwords } from './passwords/Passwords.ts';
import { removeExpired } from './removeExpired.ts';
import { usersRoutes } from './usersRoutes.ts';

/** Sign-in and sign-up: two services of the seed (§7) that share one queue of password hashes and one pepper. */
export const account: Feature = {
  routes: (services) => {
    const accountServices: AccountServices = {
      ...services,
      passwords: new Passwords(),
      pepper: readPepper(services.settings, services.random),
    };
    return new Hono<AppEnv>().route('/', authRoutes(accountServices)).route('/', usersRoutes(accountServices));
  },
  cleanUp: removeExpired,
};
