import { useNavigate } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import type { Driver } from '../../../domain/driver/Driver.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { invitationFields } from '../../../domain/invitation/invitationFields.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { RestoredNote } from '../../components/RestoredNote.tsx';
import { useListPath } from '../../shared/lists/useListPath.ts';
import { RecordSections } from '../../shared/record/RecordSections.tsx';
import styles from './InviteForm.module.css';
import { useInviteForm } from './useInviteForm.ts';
import { useMessagesMailed } from './useMessagesMailed.ts';
import { useInvitationTexts } from './useInvitationTexts.ts';

interface InviteFormProps {
  /** The driver to invite, if they are on file already. */
  readonly driver: Driver | undefined;
  readonly onSent: (invitation: Invitation) => void;
}

/** The form of an invitation. */
export const InviteForm = ({ driver, onSent }: InviteFormProps) => {
  const { form: words, field: labels, inviteSeveral } = useInvitationTexts();
  const list = useListPath('invitations');
  const mailed = useMessagesMailed();
  const navigate = useNavigate();
  const { form, field, pending, leave, restored } = useInviteForm(driver, onSent);
  const goBack = (): void => void navigate(driver ? recordPath('drivers', driver.id) : list);
  return (
    <form className={styles.form} noValidate {...form}>
      <PageHeader title={driver ? words.titleOf(driver.name) : words.title} lead={words.lead} />
      {restored && <RestoredNote {...restored} />}
      <RecordSections
        fields={invitationFields}
        field={field}
        labels={labels}
        words={{}}
        extras={{
          phone: { hint: words.phoneHint, needed: true },
          email: { hint: words.emailHint, needed: true },
          message: { hint: mailed ? words.messageHint : words.messageNotMailed },
        }}
        sections={{ who: { legend: words.who } }}
      />
      <div className={styles.ways}>
        <Button type="submit" busy={pending}>
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
