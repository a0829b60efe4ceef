import type { SecurityEvent } from './securityEvents.ts';

/** Whom and what a security event is about. Email and IP addresses are written as keyed digests only. */
export interface SecurityFacts {
  readonly requestId?: string | undefined;
  /** Email address of the account that acts, or that was named. */
  readonly account?: string | undefined;
  /** IP address of the client; for IPv6 its network. */
  readonly address?: string | undefined;
  /** Email address of the account that something was done to. */
  readonly subject?: string | undefined;
  readonly userId?: string | undefined;
  readonly companyId?: string | undefined;
  /** Id of the record that something was done to. */
  readonly record?: string | undefined;
}

/** Where security events are noted. */
export interface SecurityLog {
  note(event: SecurityEvent, facts: SecurityFacts): void;
}
