import type { Container } from 'inversify';
import { MemberRegister } from '../../application/company/MemberRegister.ts';
import { CompanyProfile } from '../../application/company/CompanyProfile.ts';
import { DriverRegister } from '../../application/drivers/DriverRegister.ts';
import { SentInvitations } from '../../application/invitations/SentInvitations.ts';
import { PaperRegister } from '../../application/papers/PaperRegister.ts';
import { VehicleRegister } from '../../application/vehicles/VehicleRegister.ts';
import { AxiosMemberRegister } from '../http/company/AxiosMemberRegister.ts';
import { AxiosCompanyProfile } from '../http/company/AxiosCompanyProfile.ts';
import { AxiosDriverRegister } from '../http/drivers/AxiosDriverRegister.ts';
import { AxiosSentInvitations } from '../http/invitations/AxiosSentInvitations.ts';
import { AxiosPaperRegister } from '../http/papers/AxiosPaperRegister.ts';
import { AxiosVehicleRegister } from '../http/vehicles/AxiosVehicleRegister.ts';
import { CompaniesHttp, DriversHttp, VehiclesHttp } from './serviceClients.ts';

/** The ports of all rooms that the dashboard reads; loaded with the admin area. */
export const bindDashboard = (container: Container): void => {
  container.bind(VehicleRegister).toResolvedValue((http) => new AxiosVehicleRegister(http), [VehiclesHttp]);
  container.bind(DriverRegister).toResolvedValue((http) => new AxiosDriverRegister(http), [DriversHttp]);
  container.bind(SentInvitations).toResolvedValue((http) => new AxiosSentInvitations(http), [DriversHttp]);
  container.bind(PaperRegister).toResolvedValue((http) => new AxiosPaperRegister(http), [VehiclesHttp]);
  container.bind(CompanyProfile).toResolvedValue((http) => new AxiosCompanyProfile(http), [CompaniesHttp]);
  container.bind(MemberRegister).toResolvedValue((http) => new AxiosMemberRegister(http), [CompaniesHttp]);
};
