import type { ServiceIdentifier } from 'inversify';
import type { Company } from '../../domain/company/Company.ts';

/**
 * The company matched to this host, once the directory has been read. It gives the brand; the session's company is the
 * one the user works in.
 */
export interface BrandCompany {
  read(): Company | undefined;
  keep(company: Company | undefined): void;
  onChange(listener: () => void): () => void;
}
export const BrandCompany: ServiceIdentifier<BrandCompany> = Symbol('BrandCompany');
