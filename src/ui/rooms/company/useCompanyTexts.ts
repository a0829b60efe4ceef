import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../shared/injection/useInjection.ts';
import type { Widened } from '../../shared/texts/Widened.ts';
import type { companyTextsEnUS } from './companyTextsEnUS.ts';

/** The company room's texts; loaded with it. */
export type CompanyTexts = Widened<typeof companyTextsEnUS>;
export const CompanyTexts: ServiceIdentifier<CompanyTexts> = Symbol('CompanyTexts');

export const useCompanyTexts = (): CompanyTexts => useInjection(CompanyTexts);
