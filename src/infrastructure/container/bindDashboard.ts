import type { Container } from 'inversify';
import { Colleagues } from '../../application/company/Colleagues.ts';
import { CompanyBook } from '../../application/company/CompanyBook.ts';
import { DriverRegister } from '../../application/drivers/DriverRegister.ts';
import { SentInvitations } from '../../application/invitations/SentInvitations.ts';
import { PaperDesk } from '../../application/papers/PaperDesk.ts';
import { VehicleRegister } from '../../application/vehicles/VehicleRegister.ts';
import { AxiosColleagues } from '../http/company/AxiosColleagues.ts';
import { AxiosCompanyBook } from '../http/company/AxiosCompanyBook.ts';
import { AxiosDriverRegister } from '../http/drivers/AxiosDriverRegister.ts';
import { AxiosSentInvitations } from '../http/invitations/AxiosSentInvitations.ts';
import { AxiosPaperDesk } from '../http/papers/AxiosPaperDesk.ts';
import { AxiosVehicleRegister } from '../http/vehicles/AxiosVehicleRegister.ts';
import { CompaniesHttp, DriversHttp, VehiclesHttp } from './serviceClients.ts';

/** The ports of all rooms that the dashboard reads; loaded with the admin area. */
export const bindDashboard = (container: Container): void => {
  container.bind(VehicleRegister).toResolvedValue((http) => new AxiosVehicleRegister(http), [VehiclesHttp]);
  container.bind(DriverRegister).toResolvedValue((http) => new AxiosDriverRegister(http), [DriversHttp]);
  container.bind(SentInvitations).toResolvedValue((http) => new AxiosSentInvitations(http), [DriversHttp]);
  container.bind(PaperDesk).toResolvedValue((http) => new AxiosPaperDesk(http), [VehiclesHttp]);
  container.bind(CompanyBook).toResolvedValue((http) => new AxiosCompanyBook(http), [CompaniesHttp]);
  container.bind(Colleagues).toResolvedValue((http) => new AxiosColleagues(http), [CompaniesHttp]);
};
