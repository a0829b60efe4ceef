import type { ServiceIdentifier } from 'inversify';
import { Failure } from '../../domain/failure/Failure.ts';
import type { AccountSecurity } from './AccountSecurity.ts';

/** One by its id, or all but this one. */
export type EndedSignIns = { readonly id: string } | 'others';

/** Returns whether it was done; if not, the password has to be typed first. */
export type EndSignIns = (which: EndedSignIns) => Promise<boolean>;
export const EndSignIns: ServiceIdentifier<EndSignIns> = Symbol('EndSignIns');

const isPasswordNeeded = (error: unknown): boolean =>
  error instanceof Failure && error.trouble.kind === 'refused' && error.trouble.reason === 'password_needed';

/** Signs a person out elsewhere. */
export const endSignIns =
  (security: AccountSecurity): EndSignIns =>
  async (which) => {
    try {
      await (which === 'others' ? security.endOthers() : security.end(which.id));
      return true;
    } catch (error) {
      if (isPasswordNeeded(error)) return false;
      throw error;
    }
  };
