import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../shared/injection/useInjection.ts';
import type { Widened } from '../../shared/texts/Widened.ts';
import type { requestTextsEnUS } from './requestTextsEnUS.ts';

/** The text catalogue of the requests room; loaded with it. */
export type RequestTexts = Widened<typeof requestTextsEnUS>;
export const RequestTexts: ServiceIdentifier<RequestTexts> = Symbol('RequestTexts');

export const useRequestTexts = (): RequestTexts => useInjection(RequestTexts);
