import type { ServiceIdentifier } from 'inversify';
import type { Company } from '../../domain/company/Company.ts';

/** The company whose domain matches this host, once the directory has answered. It names the brand; the session's company is who works. */
export interface BrandCompany {
  read(): Company | undefined;
  keep(company: Company | undefined): void;
  onChange(listener: () => void): () => void;
}
export const BrandCompany: ServiceIdentifier<BrandCompany> = Symbol('BrandCompany');
