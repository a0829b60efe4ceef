import type { Wording } from '../../../application/shared/Wording.ts';
import type { Texts } from './Texts.ts';

/** The sentences of the use cases in the words of a catalogue. */
export const wordingIn = ({ session, failures }: Texts): Wording => ({
  switchUser: ({ name, email }) => ({
    title: session.switchTitle(name ?? email ?? session.anotherUser),
    text: session.switchText,
    yes: session.switchYes,
    no: session.switchNo,
  }),
  linkSpent: () => session.linkSpent,
  failures: () => failures,
});
