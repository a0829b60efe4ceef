import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { Dialogue } from '../../components/Dialogue.tsx';
import { PassOn } from './PassOn.tsx';

interface PassOnDialogueProps {
  readonly invitation: Invitation;
  readonly onClose: () => void;
}

/** What there is to pass on of one invitation, where that is not the page's own matter. */
export const PassOnDialogue = ({ invitation, onClose }: PassOnDialogueProps) => (
  <Dialogue title={invitation.name} onClose={onClose}>
    <PassOn invitation={invitation} />
  </Dialogue>
);
