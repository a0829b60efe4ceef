import { checkInvitation } from '../../../domain/invitation/checkInvitation.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { FieldGroup } from '../../components/FieldGroup.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useDraft } from '../../hooks/useDraft.ts';
import { useInviteTrucker } from '../../hooks/useInviteTrucker.ts';
import styles from './InviteForm.module.css';

export const InviteForm = ({ onSent }: { readonly onSent: (invitation: Invitation) => void }) => {
  const { form: words, field: labels, problems, inviteSeveral } = useAdminTexts().invitations;
  const task = useInviteTrucker(onSent);
  const { field, form } = useDraft({
    initial: { name: '', phone: '', email: '', message: '' },
    check: checkInvitation,
    words: problems,
    task,
  });
  return (
    <form className={styles.form} noValidate {...form}>
      <header className={styles.head}>
        <PageHeading>{words.title}</PageHeading>
        <p>{words.lead}</p>
      </header>
      <FieldGroup legend={words.who}>
        <TextField {...field('name')} label={labels.name} autoComplete="off" />
        <TextField {...field('phone')} label={labels.phone} type="tel" autoComplete="off" hint={words.phoneHint} />
        <TextField {...field('email')} label={labels.email} type="email" autoComplete="off" hint={words.emailHint} />
        <TextArea {...field('message')} label={labels.message} hint={words.messageHint} />
      </FieldGroup>
      <div className={styles.ways}>
        <Button type="submit" busy={task.pending}>
          {words.submit}
        </Button>
        <ButtonRoute variant="quiet" to={roomPath('invitations')}>
          {words.cancel}
        </ButtonRoute>
        <ButtonRoute variant="quiet" to={`${roomPath('invitations')}/several`}>
          {inviteSeveral}
        </ButtonRoute>
      </div>
    </form>
  );
};
