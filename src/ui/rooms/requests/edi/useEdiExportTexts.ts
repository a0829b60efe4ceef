import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import type { Widened } from '../../../shared/texts/Widened.ts';
import type { ediExportTextsEnUS } from './ediExportTextsEnUS.ts';

/** The texts on a request as an EDI file; loaded with its page. */
export type EdiExportTexts = Widened<typeof ediExportTextsEnUS>;
export const EdiExportTexts: ServiceIdentifier<EdiExportTexts> = Symbol('EdiExportTexts');

export const useEdiExportTexts = (): EdiExportTexts => useInjection(EdiExportTexts);
