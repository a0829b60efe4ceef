import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../shared/injection/useInjection.ts';
import type { Widened } from '../../shared/texts/Widened.ts';
import type { keyTextsEnUS } from './keyTextsEnUS.ts';

/** The text catalogue of the list of keys; loaded with it. */
export type KeyTexts = Widened<typeof keyTextsEnUS>;
export const KeyTexts: ServiceIdentifier<KeyTexts> = Symbol('KeyTexts');

export const useKeyTexts = (): KeyTexts => useInjection(KeyTexts);
