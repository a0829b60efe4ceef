import { useState } from 'react';
import type { RoleChange } from '../../../application/useCases/changeRole.ts';
import type { Member } from '../../../domain/company/Member.ts';
import { type Role, roles } from '../../../domain/company/Role.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import type { Task } from '../../hooks/useTask.ts';
import styles from './RoleSelect.module.css';
import { useRoleQuestion } from './useRoleQuestion.ts';

interface RoleSelectProps {
  readonly member: Member;
  readonly change: Task<RoleChange>;
}

/** Shows what was chosen until that is done; when it is not, what holds. */
export const RoleSelect = ({ member, change }: RoleSelectProps) => {
  const { company, workplace } = useAdminTexts();
  const questionFor = useRoleQuestion();
  const [wanted, setWanted] = useState<Role>();
  const choose = async (role: Role): Promise<void> => {
    setWanted(role);
    await change.run({ userId: member.userId, role, question: questionFor(member, role) });
    setWanted(undefined);
  };
  return (
    <select
      className={styles.role}
      aria-label={company.roleOf(member.name)}
      value={(change.pending && wanted) || member.role}
      disabled={change.pending}
      onChange={(event) => {
        const role = roles.find((known) => known === event.target.value);
        if (role) void choose(role);
      }}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {workplace.role[role]}
        </option>
      ))}
    </select>
  );
};
