import type { ServiceIdentifier } from 'inversify';
import type { MemberDraft, MemberFacts, MemberPath } from '../../domain/company/memberFields.ts';
import { parseMember } from '../../domain/company/parseMember.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Saved } from '../shared/Saved.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import type { MemberRegister } from './MemberRegister.ts';
import { memberLists } from './memberLists.ts';

export type AddMember = (draft: MemberDraft) => Promise<Saved<MemberFacts, MemberPath>>;
export const AddMember: ServiceIdentifier<AddMember> = Symbol('AddMember');

/** Adds a member; the service mails them. Safe to retry. */
export const addMember =
  (members: MemberRegister, keys: IdempotencyKeys, changes: RecordChanges): AddMember =>
  async (draft) => {
    const facts = parseMember(draft);
    if (!facts.ok) return { kind: 'invalid', problems: facts.problems };
    await writeAndPublish(changes, memberLists, () =>
      keys.once({ member: facts.value }, (key) => members.add(facts.value, key)),
    );
    return { kind: 'done', record: facts.value };
  };
