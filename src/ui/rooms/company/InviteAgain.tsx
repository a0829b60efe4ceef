import type { Member } from '../../../domain/company/Member.ts';
import { Button } from '../../components/Button.tsx';
import { useInviteAgain } from './useInviteAgain.ts';
import { useCompanyTexts } from './useCompanyTexts.ts';

/** Mails an invitation once more, or says how soon that can be done. */
export const InviteAgain = ({ member }: { readonly member: Member }) => {
  const company = useCompanyTexts();
  const { seconds, pending, send } = useInviteAgain(member);
  const label = seconds > 0 ? company.againIn(seconds) : company.again;
  return (
    <Button
      variant="quiet"
      busy={pending}
      disabled={seconds > 0}
      aria-label={company.againTo(label, member.name)}
      onClick={send}
    >
      {label}
    </Button>
  );
};
