import { Avatar } from '../../components/Avatar.tsx';
import { RecordHeader } from '../../components/record/RecordHeader.tsx';
import { InvitationBody, type InvitationBodyProps } from './InvitationBody.tsx';
import styles from './InvitationDialog.module.css';

/** An invitation beside its list. */
export const InvitationPanel = (shown: InvitationBodyProps) => {
  const { name } = shown.invitation;
  return (
    <>
      <RecordHeader title={name} picture={<Avatar name={name} />} />
      <div className={styles.card}>
        <InvitationBody {...shown} />
      </div>
    </>
  );
};
