import type { ServiceIdentifier } from 'inversify';
import type { FailureWords } from '../../domain/failure/FailureWords.ts';
import type { User } from '../../domain/session/User.ts';
import type { Question } from './Dialogs.ts';

/** Texts that use cases show, in the user's language. */
export interface Wording {
  switchUser(user: User): Question;
  linkSpent(): string;
  failures(): FailureWords;
}
export const Wording: ServiceIdentifier<Wording> = Symbol('Wording');
