import type { Invitation } from '../../../../domain/invitation/Invitation.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialogue } from '../../../components/Dialogue.tsx';
import { useAdminTexts } from '../../../hooks/useAdminTexts.ts';
import { PassOn } from './PassOn.tsx';
import styles from './PassOn.module.css';

interface PassOnDialogueProps {
  readonly invitation: Invitation;
  readonly onClose: () => void;
}

/** What there is to pass on of one invitation, where that is not the page's own matter. */
export const PassOnDialogue = ({ invitation, onClose }: PassOnDialogueProps) => {
  const { detail } = useAdminTexts().invitations;
  return (
    <Dialogue title={invitation.name} onClose={onClose}>
      <div className={styles.parts}>
        <PassOn invitation={invitation} />
        <div>
          <Button variant="secondary" onClick={onClose}>
            {detail.close}
          </Button>
        </div>
      </div>
    </Dialogue>
  );
};
