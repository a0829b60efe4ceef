import { roomPath } from '../../../domain/access/roomPath.ts';
import { compliances } from '../../../domain/paper/Compliance.ts';
import { mayWrite } from '../../../domain/company/mayWrite.ts';
import { roles } from '../../../domain/company/Role.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import type { Answer } from './Answer.ts';
import { useHelpTexts } from './useHelpTexts.ts';

/** The answers for this audience, most relevant first. */
export const useAnswers = (): readonly Answer[] => {
  const help = useHelpTexts();
  const { documents, workplace } = useAdminTexts();
  const { membership } = useWorkplace();
  const fleet: readonly Answer[] = [
    { ...help.invite, way: { to: roomPath('invitations'), label: help.invite.way } },
    {
      ...help.several,
      way: mayWrite(membership.role)
        ? { to: `${roomPath('invitations')}/several`, label: help.several.way }
        : undefined,
    },
    {
      ...help.papers,
      terms: compliances.map((standing) => [documents.compliance[standing], help.standing[standing]]),
      way: { to: roomPath('papers'), label: help.papers.way },
    },
  ];
  return [
    ...(membership.audience === 'fleet' ? fleet : []),
    {
      ...help.roles,
      terms: roles.map((role) => [workplace.role[role], workplace.roleText[role]]),
      way: { to: roomPath('company'), label: help.roles.way },
    },
    help.session,
    { ...help.dates, way: { to: `${roomPath('help')}/dates`, label: help.dates.way } },
    help.places,
    help.co2e,
  ];
};
