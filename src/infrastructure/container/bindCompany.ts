import type { Container } from 'inversify';
import { MemberRegister } from '../../application/company/MemberRegister.ts';
import { CompanyProfile } from '../../application/company/CompanyProfile.ts';
import { Dialogs } from '../../application/shared/Dialogs.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { SessionStore } from '../../application/shared/SessionStore.ts';
import { AddMember, addMember } from '../../application/company/addMember.ts';
import { ChangeRole, changeRole } from '../../application/company/changeRole.ts';
import { InviteAgain, inviteAgain } from '../../application/company/inviteAgain.ts';
import { RemoveMember, removeMember } from '../../application/company/removeMember.ts';
import { SaveCompany, saveCompany } from '../../application/company/saveCompany.ts';
import { OwnTerms } from '../../application/terms/OwnTerms.ts';
import { SaveTerms, saveTerms } from '../../application/terms/saveTerms.ts';
import { AxiosOwnTerms } from '../http/terms/AxiosOwnTerms.ts';
import { httpOf } from './serviceClients.ts';

/** Use cases of the company room: its details and members, and the terms of a shipper. */
export const bindCompany = (container: Container): void => {
  container
    .bind(SaveCompany)
    .toResolvedValue(saveCompany, [CompanyProfile, SessionStore, IdempotencyKeys, RecordChanges]);
  container.bind(AddMember).toResolvedValue(addMember, [MemberRegister, IdempotencyKeys, RecordChanges]);
  container.bind(InviteAgain).toResolvedValue(inviteAgain, [MemberRegister, IdempotencyKeys, RecordChanges]);
  container.bind(ChangeRole).toResolvedValue(changeRole, [MemberRegister, Dialogs, RecordChanges]);
  container.bind(RemoveMember).toResolvedValue(removeMember, [MemberRegister, Dialogs, RecordChanges]);
  container.bind(OwnTerms).toResolvedValue((http) => new AxiosOwnTerms(http), [httpOf('shipmentRequests')]);
  container.bind(SaveTerms).toResolvedValue(saveTerms, [OwnTerms, IdempotencyKeys, RecordChanges]);
};
