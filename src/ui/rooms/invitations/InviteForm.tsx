import { useNavigate } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import type { Driver } from '../../../domain/driver/Driver.ts';
import { checkInvitation } from '../../../domain/invitation/checkInvitation.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { FieldGroup } from '../../components/FieldGroup.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { RestoredNote } from '../../components/RestoredNote.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useFoundDraft } from '../../shared/drafts/useFoundDraft.ts';
import { useKeptDraft } from '../../shared/drafts/useKeptDraft.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useListPath } from '../../shared/lists/useListPath.ts';
import { useDraft } from '../../shared/useDraft.ts';
import { useInviteTrucker } from './useInviteTrucker.ts';
import styles from './InviteForm.module.css';

interface InviteFormProps {
  /** Whom it is for, if that driver is known already. */
  readonly driver: Driver | undefined;
  readonly onSent: (invitation: Invitation) => void;
}

/** Who is invited, and how to reach them. */
export const InviteForm = ({ driver, onSent }: InviteFormProps) => {
  const { invitations, optional } = useAdminTexts();
  const { form: words, field: labels, problems, inviteSeveral } = invitations;
  const list = useListPath('invitations');
  const navigate = useNavigate();
  const task = useInviteTrucker(driver?.id, onSent);
  const before = { name: driver?.name ?? '', phone: driver?.phone ?? '', email: driver?.email ?? '', message: '' };
  const begun = useFoundDraft('invitation', before);
  const { draft, field, form, replace } = useDraft({
    initial: begun.initial,
    check: checkInvitation,
    words: problems,
    task,
    onDone: () => drop(),
  });
  const { leave, drop, restored } = useKeptDraft(begun, { draft, before, undo: () => replace(before) });
  const goBack = (): void => void navigate(driver ? recordPath('drivers', driver.id) : list);
  return (
    <form className={styles.form} noValidate {...form}>
      <PageHead title={driver ? words.titleOf(driver.name) : words.title} lead={words.lead} />
      {restored && <RestoredNote {...restored} />}
      <FieldGroup legend={words.who}>
        <TextField {...field('name')} label={labels.name} autoComplete="off" />
        <TextField {...field('phone')} label={labels.phone} type="tel" autoComplete="off" hint={words.phoneHint} />
        <TextField {...field('email')} label={labels.email} type="email" autoComplete="off" hint={words.emailHint} />
        <TextArea {...field('message')} label={labels.message} aside={optional} hint={words.messageHint} />
      </FieldGroup>
      <div className={styles.ways}>
        <Button type="submit" busy={task.pending}>
          {words.submit}
        </Button>
        <Button variant="quiet" onClick={() => leave(goBack)}>
          {words.cancel}
        </Button>
        {!driver && (
          <ButtonRoute variant="quiet" to={`${roomPath('invitations')}/several`}>
            {inviteSeveral}
          </ButtonRoute>
        )}
      </div>
    </form>
  );
};
