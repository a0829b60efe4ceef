import type { FieldError } from '../../../domain/failure/FieldError.ts';
import { fieldErrorLine } from '../../../domain/failure/fieldErrorLine.ts';
import { invitationFields } from '../../../domain/invitation/invitationFields.ts';
import { scalarsOf } from '../../../domain/record/scalarsOf.ts';
import { useProblemText } from '../../shared/record/useProblemText.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';

/** Why an invitation among several was refused, field by field, as a person reads it. */
export const useRefusalText = (): ((errors: readonly FieldError[]) => string) => {
  const { field: labels } = useAdminTexts().invitations;
  const problemText = useProblemText();
  const textOf = (error: FieldError): string => {
    const { field, code, limits } = error;
    const placed = scalarsOf(invitationFields).find(({ path }) => path === field);
    const text = placed && code !== undefined ? problemText({ code, limits }, placed.field) : undefined;
    return placed && text !== undefined ? `${labels[placed.path]}: ${text}` : fieldErrorLine(error, labels);
  };
  return (errors) => errors.map(textOf).join(' ');
};
