import { checkNewMember } from '../../../domain/company/checkNewMember.ts';
import { emptyMember } from '../../../domain/company/emptyMember.ts';
import type { NewMember } from '../../../domain/company/NewMember.ts';
import { type Role, roles } from '../../../domain/company/Role.ts';
import { Button } from '../../components/Button.tsx';
import { Dialogue } from '../../components/Dialogue.tsx';
import { DialogueWays } from '../../components/DialogueWays.tsx';
import { RestoredNote } from '../../components/RestoredNote.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useFoundDraft } from '../../shared/drafts/useFoundDraft.ts';
import { useKeptDraft } from '../../shared/drafts/useKeptDraft.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useDraft } from '../../shared/useDraft.ts';
import type { Task } from '../../shared/useTask.ts';
import styles from './InviteColleague.module.css';

interface InviteColleagueProps {
  readonly task: Task<NewMember>;
  readonly onClose: () => void;
}

const roleOf = (text: string): Role => roles.find((known) => known === text) ?? 'dispatcher';

export const InviteColleague = ({ task, onClose }: InviteColleagueProps) => {
  const { company, workplace } = useAdminTexts();
  const begun = useFoundDraft('colleague', emptyMember);
  const { draft, field, form, replace } = useDraft({
    initial: begun.initial,
    check: checkNewMember,
    task: { ...task, run: (typed) => task.run({ ...typed, role: roleOf(typed.role) }) },
    onDone: () => {
      drop();
      onClose();
    },
  });
  const { leave, drop, restored } = useKeptDraft(begun, {
    draft,
    before: emptyMember,
    undo: () => replace(emptyMember),
  });
  return (
    <Dialogue title={company.invite} onClose={() => leave(onClose)}>
      <form className={styles.form} noValidate {...form}>
        <p>{company.inviteText}</p>
        <TextField {...field('name')} label={company.member.name} autoComplete="off" />
        <TextField {...field('email')} label={company.member.email} type="email" autoComplete="off" />
        <SelectField
          {...field('role')}
          label={company.member.role}
          options={roles.map((known) => ({ value: known, label: workplace.role[known] }))}
          hint={company.roleText[roleOf(draft.role)]}
        />
        {restored && <RestoredNote {...restored} />}
        <DialogueWays>
          <Button variant="secondary" onClick={() => leave(onClose)}>
            {company.cancel}
          </Button>
          <Button type="submit" busy={task.pending}>
            {company.inviteSubmit}
          </Button>
        </DialogueWays>
      </form>
    </Dialogue>
  );
};
