import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { smsLink } from '../../../domain/invitation/smsLink.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { localDay } from '../../components/localDay.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useHasMouse } from './useHasMouse.ts';
import { useLocale } from '../useLocale.ts';
import { useShare } from './useShare.ts';
import { useWorkplace } from '../workplace/useWorkplace.ts';
import { CopyText } from './CopyText.tsx';

interface PassOnWordsProps {
  readonly invitation: Invitation;
  /** Undefined if a mail carries it. */
  readonly code?: string;
}

/** A ready-made message: by text message or share sheet on a phone, by copying anywhere. */
export const PassOnWords = ({ invitation, code }: PassOnWordsProps) => {
  const { passOn } = useAdminTexts().invitation;
  const { membership } = useWorkplace();
  const locale = useLocale();
  const words = passOn.words({
    ...invitation,
    company: membership.name,
    until: localDay(invitation.expiresAt, locale),
    code,
  });
  const share = useShare(words);
  const hasMouse = useHasMouse();
  const sms = hasMouse ? undefined : smsLink(invitation.phone, words);
  return (
    <CopyText
      title={code === undefined ? passOn.message : passOn.messageWithCode}
      text={words}
      label={passOn.copyMessage}
      isMain={code !== undefined && sms === undefined}
      first={sms !== undefined && <ButtonLink href={sms}>{passOn.text}</ButtonLink>}
    >
      {share && (
        <Button variant="secondary" onClick={share}>
          {passOn.share}
        </Button>
      )}
    </CopyText>
  );
};
