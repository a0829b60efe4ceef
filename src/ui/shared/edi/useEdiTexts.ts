import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../injection/useInjection.ts';
import type { ediTextsEnUS } from './ediTextsEnUS.ts';
import type { Widened } from '../texts/Widened.ts';

/** The texts on files of partners; loaded with each part that reads or makes such files. */
export type EdiTexts = Widened<typeof ediTextsEnUS>;
export const EdiTexts: ServiceIdentifier<EdiTexts> = Symbol('EdiTexts');

export const useEdiTexts = (): EdiTexts => useInjection(EdiTexts);
