import type { ServiceIdentifier } from 'inversify';
import type { Widened } from '../../shared/texts/Widened.ts';
import type { accountTextsEnUS } from './accountTextsEnUS.ts';

/** What the account pages beside sign-in say; loaded with them. */
export type AccountTexts = Widened<typeof accountTextsEnUS>;
export const AccountTexts: ServiceIdentifier<AccountTexts> = Symbol('AccountTexts');
