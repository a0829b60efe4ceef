import { useState } from 'react';
import { readEmail } from '../../../domain/contact/readEmail.ts';
import { Button } from '../../components/Button.tsx';
import { useResendCountdown } from './useResendCountdown.ts';
import type { Task } from '../../shared/useTask.ts';
import styles from './ResendButton.module.css';
import { useAccountTexts } from './useAccountTexts.ts';

interface ResendButtonProps {
  readonly task: Task<string>;
  readonly username: string;
  /** Whether the previous step has just sent one. */
  readonly sentBefore: boolean;
}

/** Sends a new code, with a countdown until that is possible. */
export const ResendButton = ({ task, username, sentBefore }: ResendButtonProps) => {
  const { resend, resendIn, resent } = useAccountTexts().confirm;
  const { seconds, restart } = useResendCountdown(sentBefore, task.failure);
  const [sent, setSent] = useState(false);

  const send = async (): Promise<void> => {
    if (!(await task.run(username))) return;
    restart();
    setSent(true);
  };
  return (
    <>
      <div className={styles.resend}>
        <Button
          variant="quiet"
          busy={task.pending}
          disabled={seconds > 0 || readEmail(username) === undefined}
          onClick={() => void send()}
        >
          {seconds > 0 ? resendIn(seconds) : resend}
        </Button>
      </div>
      <p role="status">{sent && resent}</p>
    </>
  );
};
