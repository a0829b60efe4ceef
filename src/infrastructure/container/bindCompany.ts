import type { Container } from 'inversify';
import { Colleagues } from '../../application/company/Colleagues.ts';
import { CompanyBook } from '../../application/company/CompanyBook.ts';
import { Dialogs } from '../../application/shared/Dialogs.ts';
import { SessionStore } from '../../application/shared/SessionStore.ts';
import { AddMember, addMember } from '../../application/company/addMember.ts';
import { ChangeCompanyDetails, changeCompanyDetails } from '../../application/company/changeCompanyDetails.ts';
import { ChangeRole, changeRole } from '../../application/company/changeRole.ts';
import { ListMembers, listMembers } from '../../application/company/listMembers.ts';
import { ReadCompanyDetails, readCompanyDetails } from '../../application/company/readCompanyDetails.ts';
import { RemoveMember, removeMember } from '../../application/company/removeMember.ts';
import { AxiosColleagues } from '../http/company/AxiosColleagues.ts';
import { AxiosCompanyBook } from '../http/company/AxiosCompanyBook.ts';
import { CompaniesHttp } from './serviceClients.ts';

/** The company's own details and its people. */
export const bindCompany = (container: Container): void => {
  container.bind(CompanyBook).toResolvedValue((http) => new AxiosCompanyBook(http), [CompaniesHttp]);
  container.bind(Colleagues).toResolvedValue((http) => new AxiosColleagues(http), [CompaniesHttp]);

  container.bind(ReadCompanyDetails).toResolvedValue(readCompanyDetails, [CompanyBook]);
  container.bind(ChangeCompanyDetails).toResolvedValue(changeCompanyDetails, [CompanyBook, SessionStore]);
  container.bind(ListMembers).toResolvedValue(listMembers, [Colleagues]);
  container.bind(AddMember).toResolvedValue(addMember, [Colleagues]);
  container.bind(ChangeRole).toResolvedValue(changeRole, [Colleagues, Dialogs]);
  container.bind(RemoveMember).toResolvedValue(removeMember, [Colleagues, Dialogs]);
};
