import { AddMember } from '../../../application/company/addMember.ts';
import { memberFields } from '../../../domain/company/memberFields.ts';
import { newMember } from '../../../domain/company/newMember.ts';
import { parseMember } from '../../../domain/company/parseMember.ts';
import { problemsOf } from '../../../domain/record/problemsOf.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useRecordForm } from '../../shared/record/useRecordForm.ts';
import { useCompanyTexts } from './useCompanyTexts.ts';

/** Form for a new member. */
export const useInviteColleague = (onSaved: () => void) =>
  useRecordForm({
    form: 'colleague',
    fields: memberFields,
    record: undefined,
    draftOf: () => newMember,
    writes: { check: (draft) => problemsOf(parseMember(draft)), save: useInjection(AddMember) },
    labels: useCompanyTexts().member,
    onSaved,
  });
