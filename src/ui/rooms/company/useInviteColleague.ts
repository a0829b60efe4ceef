import { AddMember } from '../../../application/company/addMember.ts';
import { failureMessage } from '../../../domain/failure/failureMessage.ts';
import { memberFields } from '../../../domain/company/memberFields.ts';
import { newMember } from '../../../domain/company/newMember.ts';
import { parseMember } from '../../../domain/company/parseMember.ts';
import { problemsOf } from '../../../domain/record/problemsOf.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useRecordForm } from '../../shared/record/useRecordForm.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useTell } from '../../shared/useTell.ts';
import { useTexts } from '../../shared/useTexts.ts';
import { useCompanyTexts } from './useCompanyTexts.ts';

/** Form for a new member, with what went wrong that no field of it shows; who it was sent to is told. */
export const useInviteColleague = (onSaved: () => void) => {
  const company = useCompanyTexts();
  const { failures } = useTexts();
  const { refusals } = useAdminTexts();
  const tell = useTell();
  const form = useRecordForm({
    form: 'colleague',
    fields: memberFields,
    record: undefined,
    draftOf: () => newMember,
    writes: { check: (draft) => problemsOf(parseMember(draft)), save: useInjection(AddMember) },
    labels: company.member,
    onSaved: ({ name }) => {
      tell(company.inviteSent(name));
      onSaved();
    },
  });
  const { failure } = form;
  const isOfFields = failure?.trouble.kind === 'refused' && failure.trouble.errors.some(({ field }) => field !== '');
  return { ...form, problem: failure && !isOfFields ? failureMessage(failure, { ...failures, refusals }) : undefined };
};
