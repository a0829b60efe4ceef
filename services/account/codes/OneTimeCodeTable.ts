import type { Generated } from 'kysely';
import type { CodePurpose } from './CodePurpose.ts';

export interface OneTimeCodeTable {
  user_id: string;
  purpose: CodePurpose;
  salt: string;
  code_hash: string;
  tries: Generated<number>;
  expires_at: Date;
}
