import type { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { AppEnv } from './AppEnv.ts';
import { refuse } from './refuse.ts';
import { Refusal } from './Refusal.ts';

/** Answers 405 with the methods that a path of these services knows, where none of them took the request. */
export const refuseOtherMethods = (services: Hono<AppEnv>) =>
  methodNotAllowed({
    app: services,
    onMethodNotAllowed: (c, methods) => {
      c.header('Allow', methods.filter((method) => method !== 'HEAD').join(', '));
      return refuse(c, new Refusal(405, 'This method is not allowed here.'));
    },
  });
