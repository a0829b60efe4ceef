import type { ServiceIdentifier } from 'inversify';
import type { User } from '../../domain/session/User.ts';
import type { Question } from './Dialogs.ts';

/** The sentences a use case itself has to say, in the person's language. */
export interface Wording {
  switchUser(user: User): Question;
  linkSpent(): string;
}
export const Wording: ServiceIdentifier<Wording> = Symbol('Wording');
