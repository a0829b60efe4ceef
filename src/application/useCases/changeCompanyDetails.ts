import type { ServiceIdentifier } from 'inversify';
import { normalisePhone } from '../../domain/account/normalisePhone.ts';
import type { CompanyDetails } from '../../domain/company/CompanyDetails.ts';
import type { Written } from '../conflict/Written.ts';
import { writtenOrStale } from '../conflict/writtenOrStale.ts';
import type { CompanyBook } from '../ports/CompanyBook.ts';
import type { SessionStore } from '../ports/SessionStore.ts';

export type ChangeCompanyDetails = (details: CompanyDetails) => Promise<Written<CompanyDetails>>;
export const ChangeCompanyDetails: ServiceIdentifier<ChangeCompanyDetails> = Symbol('ChangeCompanyDetails');

const trimmed = (details: CompanyDetails): CompanyDetails => ({
  ...details,
  name: details.name.trim(),
  phone: details.phone.trim() && normalisePhone(details.phone),
  email: details.email.trim(),
  street: details.street.trim(),
  postcode: details.postcode.trim(),
  city: details.city.trim(),
  vatId: details.vatId.trim(),
});

/** Saves a company's details, unless somebody has changed them since; its latest name is at once that of the selected company. */
export const changeCompanyDetails =
  (book: CompanyBook, store: SessionStore): ChangeCompanyDetails =>
  async (details) => {
    const written = await writtenOrStale({
      version: details.version,
      write: () => book.change(trimmed(details)),
      readAnew: () => book.read(),
    });
    const { id, name } = written.record;
    const { company } = store.read();
    if (company?.id === id) store.selectCompany({ ...company, name });
    return written;
  };
