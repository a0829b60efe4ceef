import type { Context, Hono } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import { notFound } from './notFound.ts';
import { refuse } from './refuse.ts';
import { Refusal } from './Refusal.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers what no route took: 405 with the methods the path knows, else 404. */
export const refuseUnknownRoute =
  (app: Hono<AppEnv>) =>
  (c: Context<AppEnv>): Response => {
    const allowed = methods.filter((method) => knows(app, method, c.req.path));
    if (allowed.length === 0) return refuse(c, notFound());
    c.header('Allow', allowed.join(', '));
    return refuse(c, new Refusal(405, 'This method is not allowed here.'));
  };

function knows(app: Hono<AppEnv>, method: string, path: string): boolean {
  const [matches] = app.router.match(method, path);
  return matches.some(([[, route]]) => route.method === method && route.path !== '/*');
}
