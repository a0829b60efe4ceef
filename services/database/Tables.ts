import type { Generated } from 'kysely';
import type { CodePurpose } from '../auth/codes/CodePurpose.ts';
import type { Audience } from '../companies/Audience.ts';
import type { Role } from '../companies/Role.ts';
import type { InvitationStatus } from '../drivers/InvitationStatus.ts';

/** The schema as Kysely sees it. Times come from the service's clock, never from the database's. */
export interface Tables {
  app_user: AppUserTable;
  sign_in: SignInTable;
  session: SessionTable;
  hand_over: HandOverTable;
  one_time_code: OneTimeCodeTable;
  code_request: CodeRequestTable;
  company: CompanyTable;
  membership: MembershipTable;
  directory_version: DirectoryVersionTable;
  invitation: InvitationTable;
  outbox: OutboxTable;
  idempotency_key: IdempotencyKeyTable;
}

interface AppUserTable {
  id: string;
  /** Kept in lower case: it is also the username. */
  email: string;
  name: string;
  phone: string;
  password_hash: string;
  confirmed_at: Date | null;
  disabled_at: Date | null;
  failed_logins: Generated<number>;
  locked_until: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** One per sign-in: its tokens follow one another, share its absolute end, and all die when it is revoked. */
interface SignInTable {
  id: string;
  user_id: string;
  created_at: Date;
  absolute_until: Date;
  revoked_at: Date | null;
}

interface SessionTable {
  token_hash: string;
  sign_in_id: string;
  idle_until: Date;
  /** Set once a newer token of the sign-in exists: from then on use no longer prolongs this one. */
  superseded_at: Date | null;
}

/** Deleted as it is used: a hand-over token works once. */
interface HandOverTable {
  token_hash: string;
  sign_in_id: string;
  expires_at: Date;
}

interface OneTimeCodeTable {
  user_id: string;
  purpose: CodePurpose;
  salt: string;
  code_hash: string;
  tries: Generated<number>;
  expires_at: Date;
}

/** When codes were asked for, by hashed username and purpose, whether the username is known or not. */
interface CodeRequestTable {
  key: string;
  asked_at: Date[];
  last_asked_at: Date;
}

interface CompanyTable {
  id: string;
  kind: 'brand' | Audience;
  name: string;
  /** Only brand companies have one. */
  domain: string | null;
  brand_id: string | null;
  /** Only brand companies have them: where the brand's Trucker app is to be had. */
  ios_app_link: string | null;
  google_app_link: string | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

interface MembershipTable {
  user_id: string;
  company_id: string;
  role: Role;
  created_at: Date;
}

/** One row, counted up by a trigger with every change to a brand company. */
interface DirectoryVersionTable {
  version: number;
}

interface InvitationTable {
  id: string;
  company_id: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  code: string;
  name: string;
  phone: string | null;
  email: string | null;
  message: string | null;
  /** As last written: a pending or opened row past `expires_at` counts as expired. */
  status: InvitationStatus;
  send_count: number;
  last_sent_at: Date;
  opened_at: Date | null;
  accepted_at: Date | null;
  expires_at: Date;
  /** Made by the database from name, phone and email, in lower case, to be searched. */
  search: Generated<string>;
}

interface OutboxTable {
  id: string;
  to_address: string;
  subject: string;
  text: string;
  at: Date;
}

interface IdempotencyKeyTable {
  key: string;
  user_id: string;
  company_id: string | null;
  route: string;
  body_hash: string;
  /** Null while the first call is in flight. */
  status: number | null;
  answer: string | null;
  at: Date;
}
