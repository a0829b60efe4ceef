import type { Wording } from '../../../application/shared/Wording.ts';
import type { Texts } from './Texts.ts';

/** The texts of use cases, taken from the catalogue. */
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
