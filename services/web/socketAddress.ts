import type { Context } from 'hono';
import type { AppEnv } from './AppEnv.ts';

/** The address at the other end of the connection, IPv4 also when it came in IPv6 clothes; `unknown` without a connection. */
export const socketAddress = (c: Context<AppEnv>): string =>
  (c.env?.incoming?.socket.remoteAddress ?? 'unknown').replace(/^::ffff:(?=\d+\.)/i, '');
