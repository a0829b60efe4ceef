import { useLocation } from 'react-router-dom';
import { ownField } from '../../../domain/outside/ownField.ts';
import { ownText } from '../../../domain/outside/ownText.ts';

interface KnownEmail {
  /** '' if no earlier step had one. */
  readonly email: string;
  /** Whether a code was sent there. */
  readonly codeSent: boolean;
  /** Whether its account has just been confirmed. */
  readonly isConfirmed: boolean;
  /** Whether it has no password of its own yet. */
  readonly isFirst: boolean;
}

/**
 * The email address from an earlier step, kept in the history entry: it survives a reload and never shows in the
 * address.
 */
export const useKnownEmail = (): KnownEmail => {
  const state: unknown = useLocation().state;
  return {
    email: ownText(state, 'email') ?? '',
    codeSent: ownField(state, 'codeSent') === true,
    isConfirmed: ownField(state, 'news') === 'confirmed',
    isFirst: ownField(state, 'isFirst') === true,
  };
};
