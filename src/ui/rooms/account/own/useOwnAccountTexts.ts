import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import type { Widened } from '../../../shared/texts/Widened.ts';
import type { ownAccountTextsEnUS } from './ownAccountTextsEnUS.ts';

/** Texts of a person's own account; loaded with its room. */
export type OwnAccountTexts = Widened<typeof ownAccountTextsEnUS>;
export const OwnAccountTexts: ServiceIdentifier<OwnAccountTexts> = Symbol('OwnAccountTexts');

export const useOwnAccountTexts = (): OwnAccountTexts => useInjection(OwnAccountTexts);
