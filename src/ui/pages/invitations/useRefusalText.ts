import type { FieldError } from '../../../domain/failure/FieldError.ts';
import { rewriteErrorText } from '../../../domain/failure/rewriteErrorText.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';

/** Why an invitation among several was refused, field by field, as a person reads it. */
export const useRefusalText = (): ((errors: readonly FieldError[]) => string) => {
  const names: Readonly<Record<string, string>> = useAdminTexts().invitations.field;
  return (errors) =>
    errors.map(({ field, message }) => `${names[field] ?? field} ${rewriteErrorText(message)}`.trim()).join(', ');
};
