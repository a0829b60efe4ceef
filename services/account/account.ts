import { Hono } from 'hono';
import type { Feature } from '../Feature.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import type { AccountServices } from './AccountServices.ts';
import { authRoutes } from './authRoutes.ts';
import { readPepper } from './codes/readPepper.ts';
import { codesRoutes } from './codesRoutes.ts';
import { Passwords } from './passwords/Passwords.ts';
import { removeExpired } from './removeExpired.ts';
import { signInsRoutes } from './signInsRoutes.ts';
import { usersRoutes } from './usersRoutes.ts';

/** Sign-in and sign-up (seed §7), which share one password hasher and one pepper. */
export const account: Feature = {
  routes: (services) => {
    const passwords = new Passwords();
    services.metrics.watch('haulage_passwords_waiting', () => passwords.waiting);
    const accountServices: AccountServices = {
      ...services,
      passwords,
      pepper: readPepper(services.settings, services.random),
    };
    return new Hono<AppEnv>()
      .route('/', authRoutes(accountServices))
      .route('/', signInsRoutes(accountServices))
      .route('/', codesRoutes(accountServices))
      .route('/', usersRoutes(accountServices));
  },
  cleanUp: removeExpired,
};
