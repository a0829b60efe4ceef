import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../../../shared/injection/useInjection.ts';
import type { Widened } from '../../../../shared/texts/Widened.ts';
import type { statusImportTextsEnUS } from './statusImportTextsEnUS.ts';

/** The texts of the import of statuses; loaded with its page. */
export type StatusImportTexts = Widened<typeof statusImportTextsEnUS>;
export const StatusImportTexts: ServiceIdentifier<StatusImportTexts> = Symbol('StatusImportTexts');

export const useStatusImportTexts = (): StatusImportTexts => useInjection(StatusImportTexts);
