import { useState } from 'react';
import type { RoleChange } from '../../../application/company/changeRole.ts';
import type { Member } from '../../../domain/company/Member.ts';
import { type Role, roles } from '../../../domain/company/Role.ts';
import { Select } from '../../components/Select.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import type { Task } from '../../shared/useTask.ts';
import styles from './PeopleCard.module.css';
import { useRoleQuestion } from './useRoleQuestion.ts';
import { useCompanyTexts } from './useCompanyTexts.ts';

interface RoleSelectProps {
  readonly member: Member;
  readonly change: Task<RoleChange>;
}

interface Choice {
  readonly role: Role;
  /** The member as loaded when the role was chosen. */
  readonly over: Member;
  readonly isDone: boolean;
}

/**
 * Shows the chosen role until the members have been reloaded and then confirms it; on failure it returns to the old
 * role.
 */
export const RoleSelect = ({ member, change }: RoleSelectProps) => {
  const company = useCompanyTexts();
  const { workplace } = useAdminTexts();
  const questionFor = useRoleQuestion();
  const [choice, setChoice] = useState<Choice>();
  const choose = async (role: Role): Promise<void> => {
    const chosen = { role, over: member };
    setChoice({ ...chosen, isDone: false });
    const isDone = await change.run({ member, role, question: questionFor(member, role) });
    setChoice(isDone ? { ...chosen, isDone } : undefined);
  };
  const shown = choice?.over === member ? choice.role : member.role;
  return (
    <>
      <Select
        fit
        aria-label={company.roleOf(member.name)}
        value={shown}
        disabled={change.pending}
        onChange={(chosen) => {
          const role = roles.find((known) => known === chosen);
          if (role) void choose(role);
        }}
        options={roles.map((role) => ({ value: role, label: workplace.role[role] }))}
      />
      <p role="status" className={styles.settled}>
        {choice?.isDone && choice.role === shown && company.isNow(member.name, shown)}
      </p>
    </>
  );
};
