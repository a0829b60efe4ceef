import { useState } from 'react';
import { checkNewMember } from '../../../domain/company/checkNewMember.ts';
import type { NewMember } from '../../../domain/company/NewMember.ts';
import { type Role, roles } from '../../../domain/company/Role.ts';
import { Button } from '../../components/Button.tsx';
import { Dialogue } from '../../components/Dialogue.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useDraft } from '../../hooks/useDraft.ts';
import { useLeaveWarning } from '../../hooks/useLeaveWarning.ts';
import type { Task } from '../../hooks/useTask.ts';
import styles from './InviteColleague.module.css';

interface InviteColleagueProps {
  readonly task: Task<NewMember>;
  readonly onClose: () => void;
}

export const InviteColleague = ({ task, onClose }: InviteColleagueProps) => {
  const { company, workplace } = useAdminTexts();
  const [role, setRole] = useState<Role>('dispatcher');
  const { draft, field, form } = useDraft({
    initial: { name: '', email: '' },
    check: checkNewMember,
    task: { ...task, run: (typed) => task.run({ ...typed, role }) },
    onDone: onClose,
  });
  const leave = useLeaveWarning(draft.name.trim() !== '' || draft.email.trim() !== '');
  return (
    <Dialogue title={company.invite} onClose={() => leave(onClose)}>
      <form className={styles.form} noValidate {...form}>
        <p>{company.inviteText}</p>
        <TextField {...field('name')} label={company.personName} autoComplete="off" />
        <TextField {...field('email')} label={company.email} type="email" autoComplete="off" />
        <SelectField
          name="role"
          label={company.role}
          value={role}
          onChange={(value) => setRole(roles.find((known) => known === value) ?? role)}
          options={roles.map((known) => ({ value: known, label: workplace.role[known] }))}
          hint={company.roleText[role]}
        />
        <div className={styles.ways}>
          <Button variant="secondary" onClick={() => leave(onClose)}>
            {company.cancel}
          </Button>
          <Button type="submit" busy={task.pending}>
            {company.inviteSubmit}
          </Button>
        </div>
      </form>
    </Dialogue>
  );
};
