import type { Question } from '../../../application/shared/Dialogs.ts';
import type { Member } from '../../../domain/company/Member.ts';
import type { Role } from '../../../domain/company/Role.ts';
import { useSession } from '../../shared/useSession.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { useCompanyTexts } from './useCompanyTexts.ts';

/** The confirmation for a role change that affects who runs the company. */
export const useRoleQuestion = (): ((member: Member, wanted: Role) => Question | undefined) => {
  const { give, take, giveUp } = useCompanyTexts();
  const { user } = useSession();
  const { membership } = useWorkplace();
  return ({ userId, name, role }, wanted) => {
    if (userId === user?.id) return { ...giveUp, text: giveUp.text(wanted, membership.name), isDangerous: true };
    if (wanted === 'owner') return { ...give, title: give.title(name), text: give.text(membership.name) };
    return role === 'owner' ? { ...take, title: take.title(name), text: take.text(wanted) } : undefined;
  };
};
