import type { RoleChange } from '../../../application/useCases/changeRole.ts';
import type { Removal } from '../../../application/useCases/removeMember.ts';
import { isLastOwner } from '../../../domain/company/isLastOwner.ts';
import type { Member } from '../../../domain/company/Member.ts';
import { roles } from '../../../domain/company/Role.ts';
import { Button } from '../../components/Button.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useSession } from '../../hooks/useSession.ts';
import type { Task } from '../../hooks/useTask.ts';
import { useWorkplace } from '../admin/useWorkplace.ts';
import styles from './PeopleCard.module.css';

interface MemberRowProps {
  readonly member: Member;
  readonly members: readonly Member[];
  /** Whether the person who looks at it is one. */
  readonly isOwner: boolean;
  readonly change: Task<RoleChange>;
  readonly remove: Task<Removal>;
}

/** One colleague; an owner changes the role or ends it, and anyone may leave. */
export const MemberRow = ({ member, members, isOwner, change, remove }: MemberRowProps) => {
  const { company, workplace } = useAdminTexts();
  const { membership } = useWorkplace();
  const { user } = useSession();
  const locale = useLocale();
  const { userId, name, email, role, confirmed, joinedAt } = member;
  const isOneself = userId === user?.id;
  const isLast = isLastOwner(members, userId);
  const since = company.since(new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(joinedAt)));
  const question = isOneself
    ? { title: company.leaveTitle(membership.name), text: company.leaveText, yes: company.leave, no: company.stay }
    : {
        title: company.removeTitle(name),
        text: company.removeText(name, membership.name),
        yes: company.remove,
        no: company.keep,
      };
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <strong>
          {name} {isOneself && <span>({company.you})</span>}
        </strong>
        <span>{email}</span>
        <span>{confirmed ? since : company.unconfirmed}</span>
      </span>
      {isOwner && !isLast ? (
        <select
          className={styles.role}
          aria-label={company.roleOf(name)}
          value={role}
          onChange={(event) => {
            const wanted = roles.find((known) => known === event.target.value);
            if (wanted) void change.run({ userId, role: wanted });
          }}
        >
          {roles.map((known) => (
            <option key={known} value={known}>
              {workplace.role[known]}
            </option>
          ))}
        </select>
      ) : (
        <span>{workplace.role[role]}</span>
      )}
      {(isOwner || isOneself) && !isLast && (
        <Button
          variant="quiet"
          aria-label={isOneself ? undefined : company.removeOf(name)}
          onClick={() => void remove.run({ userId, question })}
        >
          {isOneself ? company.leave : company.remove}
        </Button>
      )}
      {isLast && isOneself && <p className={styles.note}>{company.lastOwner}</p>}
    </li>
  );
};
