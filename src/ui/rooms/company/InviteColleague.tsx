import { memberFields } from '../../../domain/company/memberFields.ts';
import { roles } from '../../../domain/company/Role.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogActions } from '../../components/DialogActions.tsx';
import { FieldProblem } from '../../components/FieldProblem.tsx';
import { RestoredNote } from '../../components/RestoredNote.tsx';
import { RecordFields } from '../../shared/record/RecordFields.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import styles from './InviteColleague.module.css';
import { useInviteColleague } from './useInviteColleague.ts';
import { useCompanyTexts } from './useCompanyTexts.ts';

/** Invites somebody into the company. */
export const InviteColleague = ({ onClose }: { readonly onClose: () => void }) => {
  const company = useCompanyTexts();
  const { workplace } = useAdminTexts();
  const { draft, field, form, pending, problem, leave, restored } = useInviteColleague(onClose);
  const role = roles.find((known) => known === draft.role);
  return (
    <Dialog title={company.invite} onClose={() => leave(onClose)}>
      <form className={styles.form} noValidate {...form}>
        <p>{company.inviteText}</p>
        <RecordFields
          fields={memberFields}
          field={field}
          labels={company.member}
          words={{ role: workplace.role }}
          extras={{ role: { placeholder: null, hint: role && workplace.roleText[role] } }}
        />
        {restored && <RestoredNote {...restored} />}
        {problem !== undefined && <FieldProblem role="alert">{problem}</FieldProblem>}
        <DialogActions>
          <Button variant="secondary" onClick={() => leave(onClose)}>
            {company.cancel}
          </Button>
          <Button type="submit" busy={pending}>
            {company.inviteSubmit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
