import type { Context } from 'hono';
import type { AppEnv } from './AppEnv.ts';

/** The remote address of the connection, with IPv4-mapped addresses as IPv4; `unknown` without a connection. */
export const socketAddress = (c: Context<AppEnv>): string =>
  (c.env?.incoming?.socket.remoteAddress ?? 'unknown').replace(/^::ffff:(?=\d+\.)/i, '');
