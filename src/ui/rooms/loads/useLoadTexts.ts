import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../shared/injection/useInjection.ts';
import type { Widened } from '../../shared/texts/Widened.ts';
import type { loadTextsEnUS } from './loadTextsEnUS.ts';

/** The loads room's texts; loaded with it. */
export type LoadTexts = Widened<typeof loadTextsEnUS>;
export const LoadTexts: ServiceIdentifier<LoadTexts> = Symbol('LoadTexts');

export const useLoadTexts = (): LoadTexts => useInjection(LoadTexts);
