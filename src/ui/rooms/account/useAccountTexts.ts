import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../shared/injection/useInjection.ts';
import type { Widened } from '../../shared/texts/Widened.ts';
import type { accountTextsEnUS } from './accountTextsEnUS.ts';

/** Texts of the forms of an account other than sign-in; loaded with them. */
export type AccountTexts = Widened<typeof accountTextsEnUS>;
export const AccountTexts: ServiceIdentifier<AccountTexts> = Symbol('AccountTexts');

export const useAccountTexts = (): AccountTexts => useInjection(AccountTexts);
