import { assertNever } from '../../../domain/failure/assertNever.ts';
import type { Member } from '../../../domain/company/Member.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { localDay } from '../../components/localDay.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useCompanyTexts } from './useCompanyTexts.ts';

/** Why a member cannot work here yet or any more; nothing for active members. */
export const MemberStatusNote = ({ member: { status, joinedAt } }: { readonly member: Member }) => {
  const company = useCompanyTexts();
  const locale = useLocale();
  const day = localDay(joinedAt, locale);
  switch (status) {
    case 'invited':
      return (
        <span>
          <StatusBadge tone="open">{company.invited}</StatusBadge> {day}
        </span>
      );
    case 'disabled':
      return (
        <span>
          <StatusBadge tone="warning">{company.switchedOff}</StatusBadge> {company.switchedOffText}
        </span>
      );
    case 'active':
      return null;
    default:
      return assertNever(status);
  }
};
