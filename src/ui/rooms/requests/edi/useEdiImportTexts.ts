import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import type { Widened } from '../../../shared/texts/Widened.ts';
import type { ediImportTextsEnUS } from './ediImportTextsEnUS.ts';

/** The texts of the import of tenders; loaded with its page. */
export type EdiImportTexts = Widened<typeof ediImportTextsEnUS>;
export const EdiImportTexts: ServiceIdentifier<EdiImportTexts> = Symbol('EdiImportTexts');

export const useEdiImportTexts = (): EdiImportTexts => useInjection(EdiImportTexts);
