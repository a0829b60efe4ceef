import type { ServiceIdentifier } from 'inversify';

/** What a developer or operator reads in the console. Never given a token, code, password or payload. */
export interface Log {
  warn(message: string): void;
}
export const Log: ServiceIdentifier<Log> = Symbol('Log');
