import { useState } from 'react';
import type { RoleChange } from '../../../application/company/changeRole.ts';
import type { Member } from '../../../domain/company/Member.ts';
import { type Role, roles } from '../../../domain/company/Role.ts';
import { Select } from '../../components/Select.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import type { Task } from '../../shared/useTask.ts';
import styles from './PeopleCard.module.css';
import { useRoleQuestion } from './useRoleQuestion.ts';

interface RoleSelectProps {
  readonly member: Member;
  readonly change: Task<RoleChange>;
}

/** Shows what was chosen until that is done, and says that it is; when it is not, what holds. */
export const RoleSelect = ({ member, change }: RoleSelectProps) => {
  const { company, workplace } = useAdminTexts();
  const questionFor = useRoleQuestion();
  const [wanted, setWanted] = useState<Role>();
  const [settled, setSettled] = useState<Role>();
  const choose = async (role: Role): Promise<void> => {
    setWanted(role);
    setSettled(undefined);
    await change.run({ userId: member.userId, role, question: questionFor(member, role) });
    setWanted(undefined);
    setSettled(role);
  };
  return (
    <>
      <Select
        fit
        aria-label={company.roleOf(member.name)}
        value={(change.pending && wanted) || member.role}
        disabled={change.pending}
        onChange={(chosen) => {
          const role = roles.find((known) => known === chosen);
          if (role) void choose(role);
        }}
        options={roles.map((role) => ({ value: role, label: workplace.role[role] }))}
      />
      <p role="status" className={styles.settled}>
        {settled === member.role && company.isNow(member.name, settled)}
      </p>
    </>
  );
};
