import { useLocation } from 'react-router-dom';
import { ownField } from '../../../domain/outside/ownField.ts';
import { ownText } from '../../../domain/outside/ownText.ts';

interface KnownEmail {
  /** Empty when no earlier step typed one. */
  readonly email: string;
  /** Whether that step had a code sent there. */
  readonly codeSent: boolean;
}

/** What an earlier step knows of the email address, carried in the history entry: a reload keeps it, the address never shows it. */
export const useKnownEmail = (): KnownEmail => {
  const state: unknown = useLocation().state;
  return { email: ownText(state, 'email') ?? '', codeSent: ownField(state, 'codeSent') === true };
};
