import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { Dialogue } from '../../components/Dialogue.tsx';
import { PassOn } from './PassOn.tsx';

interface PassOnDialogueProps {
  readonly invitation: Invitation;
  readonly onClose: () => void;
}

/** Ways to pass an invitation on, in a dialog. */
export const PassOnDialogue = ({ invitation, onClose }: PassOnDialogueProps) => (
  <Dialogue title={invitation.name} onClose={onClose}>
    <PassOn invitation={invitation} />
  </Dialogue>
);
