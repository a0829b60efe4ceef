import type { Context } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import { withoutMapping } from './withoutMapping.ts';

/** The remote address of the connection, with IPv4-mapped addresses as IPv4; `unknown` without a connection. */
export const socketAddress = (c: Context<AppEnv>): string =>
  withoutMapping(c.env?.incoming?.socket.remoteAddress ?? 'unknown');
