import type { ServiceIdentifier } from 'inversify';
import type { Company } from '../../domain/company/Company.ts';
import type { SessionStore } from '../ports/SessionStore.ts';

export type ChooseCompany = (company: Company) => void;
export const ChooseCompany: ServiceIdentifier<ChooseCompany> = Symbol('ChooseCompany');

/** Makes a company the one every further call speaks for (seed §6). */
export const chooseCompany =
  (store: SessionStore): ChooseCompany =>
  ({ id, name, domain }) =>
    store.selectCompany({ id, name, domain });
