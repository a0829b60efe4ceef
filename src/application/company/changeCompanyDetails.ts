import type { ServiceIdentifier } from 'inversify';
import { normaliseEmail } from '../../domain/contact/normaliseEmail.ts';
import { normalisePhone } from '../../domain/contact/normalisePhone.ts';
import { plainVatId } from '../../domain/company/plainVatId.ts';
import { readCountry } from '../../domain/company/readCountry.ts';
import type { CompanyDetails } from '../../domain/company/CompanyDetails.ts';
import { singleSpaced } from '../../domain/outside/singleSpaced.ts';
import type { Written } from '../shared/Written.ts';
import { writtenOrStale } from '../shared/writtenOrStale.ts';
import type { CompanyBook } from './CompanyBook.ts';
import type { SessionStore } from '../shared/SessionStore.ts';

export type ChangeCompanyDetails = (details: CompanyDetails) => Promise<Written<CompanyDetails>>;
export const ChangeCompanyDetails: ServiceIdentifier<ChangeCompanyDetails> = Symbol('ChangeCompanyDetails');

const trimmed = (details: CompanyDetails): CompanyDetails => ({
  ...details,
  name: singleSpaced(details.name),
  phone: details.phone.trim() && normalisePhone(details.phone),
  email: normaliseEmail(details.email),
  street: singleSpaced(details.street),
  postcode: singleSpaced(details.postcode),
  city: singleSpaced(details.city),
  country: readCountry(details.country) ?? '',
  vatId: plainVatId(details.vatId),
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
