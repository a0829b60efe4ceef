import type { Generated } from 'kysely';
import type { CodePurpose } from '../../account/codes/CodePurpose.ts';

export interface AppUserTable {
  id: string;
  /** Kept in lower case: it is also the username. */
  email: string;
  name: string;
  phone: string;
  password_hash: string;
  confirmed_at: Date | null;
  /** Set while the account is unconfirmed and its password need not be its owner's: see `confirmAccount`. */
  contested_at: Date | null;
  disabled_at: Date | null;
  failed_logins: Generated<number>;
  locked_until: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** One per sign-in: its tokens follow one another, share its absolute end, and all die when it is revoked. */
export interface SignInTable {
  id: string;
  user_id: string;
  created_at: Date;
  absolute_until: Date;
  revoked_at: Date | null;
}

export interface SessionTable {
  token_hash: string;
  sign_in_id: string;
  idle_until: Date;
  /** Set once a newer token of the sign-in exists: from then on use no longer prolongs this one. */
  superseded_at: Date | null;
}

/** Deleted as it is used: a hand-over token works once. */
export interface HandOverTable {
  token_hash: string;
  sign_in_id: string;
  expires_at: Date;
}

export interface OneTimeCodeTable {
  user_id: string;
  purpose: CodePurpose;
  salt: string;
  code_hash: string;
  tries: Generated<number>;
  expires_at: Date;
}

/** When what has a pace was asked for, codes above all: by a digest of who asked for what (`countRequest`), known or not. */
export interface CodeRequestTable {
  key: string;
  asked_at: Date[];
  last_asked_at: Date;
}
