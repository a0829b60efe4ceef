import type { RoleChange } from '../../../application/company/changeRole.ts';
import type { Removal } from '../../../application/company/removeMember.ts';
import { isLastOwner } from '../../../domain/company/isLastOwner.ts';
import type { Member } from '../../../domain/company/Member.ts';
import { Avatar } from '../../components/Avatar.tsx';
import { Button } from '../../components/Button.tsx';
import { EmailLine } from '../../components/EmailLine.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useSession } from '../../shared/useSession.ts';
import type { Task } from '../../shared/useTask.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { InviteAgain } from './InviteAgain.tsx';
import { MemberStatusNote } from './MemberStatusNote.tsx';
import styles from './PeopleCard.module.css';
import { RoleSelect } from './RoleSelect.tsx';
import { useCompanyTexts } from './useCompanyTexts.ts';

interface MemberRowProps {
  readonly member: Member;
  readonly members: readonly Member[];
  /** Whether the signed-in user is an owner. */
  readonly isOwner: boolean;
  readonly change: Task<RoleChange>;
  readonly remove: Task<Removal>;
}

/** A member. Owners can change the role, invite them again or remove them; anyone can leave. */
export const MemberRow = ({ member, members, isOwner, change, remove }: MemberRowProps) => {
  const company = useCompanyTexts();
  const { workplace } = useAdminTexts();
  const { membership } = useWorkplace();
  const { user } = useSession();
  const { userId, name, email, role, status } = member;
  const isOneself = userId === user?.id;
  const isLast = isLastOwner(members, userId);
  const asked = isOneself
    ? { title: company.leaveTitle(membership.name), text: company.leaveText, yes: company.leave, no: company.stay }
    : {
        title: company.removeTitle(name),
        text: company.removeText(name, membership.name),
        yes: company.remove,
        no: company.keep,
      };
  const question = { ...asked, isDangerous: true };
  return (
    <li className={styles.row}>
      <Avatar name={name} />
      <span className={styles.who}>
        <strong>
          {name} {isOneself && <span>({company.you})</span>}
        </strong>
        <EmailLine email={email} />
        <MemberStatusNote member={member} />
        {isOwner && status === 'invited' && <InviteAgain member={member} />}
      </span>
      {isOwner && !isLast ? (
        <RoleSelect member={member} change={change} />
      ) : (
        <span className={styles.role}>{isOwner && isLast ? company.onlyOwner : workplace.role[role]}</span>
      )}
      {(isOwner || isOneself) && !isLast && (
        <Button
          variant="quiet"
          aria-label={isOneself ? undefined : company.removeOf(name)}
          onClick={() => void remove.run({ member, question })}
        >
          {isOneself ? company.leave : company.remove}
        </Button>
      )}
    </li>
  );
};
