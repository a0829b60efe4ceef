import { useInjection } from './injection/useInjection.ts';
import { Texts } from './texts/Texts.ts';

export const useTexts = (): Texts => useInjection(Texts);
