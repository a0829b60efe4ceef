import type { Container } from 'inversify';
import { Colleagues } from '../../application/ports/Colleagues.ts';
import { CompanyBook } from '../../application/ports/CompanyBook.ts';
import { Dialogs } from '../../application/ports/Dialogs.ts';
import { SessionStore } from '../../application/ports/SessionStore.ts';
import { AddMember, addMember } from '../../application/useCases/addMember.ts';
import { ChangeCompanyDetails, changeCompanyDetails } from '../../application/useCases/changeCompanyDetails.ts';
import { ChangeRole, changeRole } from '../../application/useCases/changeRole.ts';
import { ListMembers, listMembers } from '../../application/useCases/listMembers.ts';
import { ReadCompanyDetails, readCompanyDetails } from '../../application/useCases/readCompanyDetails.ts';
import { RemoveMember, removeMember } from '../../application/useCases/removeMember.ts';
import { AxiosColleagues } from '../http/AxiosColleagues.ts';
import { AxiosCompanyBook } from '../http/AxiosCompanyBook.ts';
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
