import type { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { AppEnv } from './AppEnv.ts';
import { refuse } from './refuse.ts';
import { Refusal } from './Refusal.ts';

/** Answers 405 with the allowed methods when a path exists but not for this method. */
export const refuseOtherMethods = (services: Hono<AppEnv>) =>
  methodNotAllowed({
    app: services,
    onMethodNotAllowed: (c, methods) => {
      c.header('Allow', methods.filter((method) => method !== 'HEAD').join(', '));
      return refuse(c, new Refusal(405, 'This method is not allowed here.'));
    },
  });
