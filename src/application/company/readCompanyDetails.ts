import type { ServiceIdentifier } from 'inversify';
import type { CompanyDetails } from '../../domain/company/CompanyDetails.ts';
import type { CompanyBook } from './CompanyBook.ts';

export type ReadCompanyDetails = (signal: AbortSignal) => Promise<CompanyDetails>;
export const ReadCompanyDetails: ServiceIdentifier<ReadCompanyDetails> = Symbol('ReadCompanyDetails');

export const readCompanyDetails =
  (book: CompanyBook): ReadCompanyDetails =>
  (signal) =>
    book.read(signal);
