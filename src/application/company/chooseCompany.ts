import type { ServiceIdentifier } from 'inversify';
import type { Company } from '../../domain/company/Company.ts';
import type { User } from '../../domain/session/User.ts';
import type { SessionStore } from '../shared/SessionStore.ts';

export type ChooseCompany = (company: Company) => void;
export const ChooseCompany: ServiceIdentifier<ChooseCompany> = Symbol('ChooseCompany');

const chosenBy = (user: User | undefined) => (user ? { chosenBy: user.id } : {});

/** Selects the company that all further calls are for (seed §6), and remembers who selected it. */
export const chooseCompany =
  (store: SessionStore): ChooseCompany =>
  ({ id, name, domain }) =>
    store.selectCompany({ id, name, domain, ...chosenBy(store.read().user) });
