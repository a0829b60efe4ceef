import type { FieldError } from '../../../domain/failure/FieldError.ts';
import { fieldErrorLine } from '../../../domain/failure/fieldErrorLine.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';

/** Why an invitation among several was refused, field by field, as a person reads it. */
export const useRefusalText = (): ((errors: readonly FieldError[]) => string) => {
  const { field: names } = useAdminTexts().invitations;
  return (errors) => errors.map((error) => fieldErrorLine(error, names)).join(', ');
};
