import type { ServiceIdentifier } from 'inversify';

/** Console messages for developers and operators. Never pass a token, code, password or payload. */
export interface Log {
  warn(message: string): void;
}
export const Log: ServiceIdentifier<Log> = Symbol('Log');
