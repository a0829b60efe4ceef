import type { RefusedField } from '../../../domain/failure/RefusedField.ts';
import { reasonOf } from '../../../domain/verdict/reasonOf.ts';
import { useNamedReason } from './useNamedReason.ts';

/** Why the service refused a combination. One that only a newer service knows is told in its words. */
export const useUnfitText = (): ((error: RefusedField) => string) => {
  const reasonText = useNamedReason();
  return (error) => {
    const reason = reasonOf(error);
    return reason ? reasonText(reason) : error.message;
  };
};
