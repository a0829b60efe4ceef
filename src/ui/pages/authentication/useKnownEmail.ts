import { useLocation } from 'react-router-dom';

/** The email address an earlier step typed, carried in the history entry: a reload keeps it, the address never shows it. */
export const useKnownEmail = (): string => {
  const state: unknown = useLocation().state;
  const known = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof known === 'string' ? known : '';
};
