import type { Container } from 'inversify';
import { Colleagues } from '../../application/company/Colleagues.ts';
import { CompanyBook } from '../../application/company/CompanyBook.ts';
import { Dialogs } from '../../application/shared/Dialogs.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';
import { SessionStore } from '../../application/shared/SessionStore.ts';
import { AddMember, addMember } from '../../application/company/addMember.ts';
import { ChangeRole, changeRole } from '../../application/company/changeRole.ts';
import { ListMembers, listMembers } from '../../application/company/listMembers.ts';
import { RemoveMember, removeMember } from '../../application/company/removeMember.ts';
import { SaveCompany, saveCompany } from '../../application/company/saveCompany.ts';
import { AxiosColleagues } from '../http/company/AxiosColleagues.ts';
import { AxiosCompanyBook } from '../http/company/AxiosCompanyBook.ts';
import { CompaniesHttp } from './serviceClients.ts';

/** The company's own details and its people. */
export const bindCompany = (container: Container): void => {
  container.bind(CompanyBook).toResolvedValue((http) => new AxiosCompanyBook(http), [CompaniesHttp]);
  container.bind(Colleagues).toResolvedValue((http) => new AxiosColleagues(http), [CompaniesHttp]);

  container.bind(SaveCompany).toResolvedValue(saveCompany, [CompanyBook, SessionStore, IdempotencyKeys, RecordChanges]);
  container.bind(ListMembers).toResolvedValue(listMembers, [Colleagues]);
  container.bind(AddMember).toResolvedValue(addMember, [Colleagues]);
  container.bind(ChangeRole).toResolvedValue(changeRole, [Colleagues, Dialogs]);
  container.bind(RemoveMember).toResolvedValue(removeMember, [Colleagues, Dialogs]);
};
