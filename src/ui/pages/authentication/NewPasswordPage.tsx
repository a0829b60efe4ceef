import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { checkNewPassword } from '../../../domain/account/checkNewPassword.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useDraft } from '../../hooks/useDraft.ts';
import { useFinishPasswordReset } from '../../hooks/useFinishPasswordReset.ts';
import { useStartPasswordReset } from '../../hooks/useStartPasswordReset.ts';
import { useTexts } from '../../hooks/useTexts.ts';
import { CodeField } from './CodeField.tsx';
import { FormPage } from './FormPage.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { ResendButton } from './ResendButton.tsx';
import { useKnownEmail } from './useKnownEmail.ts';

export const NewPasswordPage = () => {
  const { authentication } = useTexts();
  const { newPassword, email, back } = authentication;
  const { search } = useLocation();
  const navigate = useNavigate();
  const known = useKnownEmail();
  const [asksEmail] = useState(known === '');
  const task = useFinishPasswordReset();
  const resend = useStartPasswordReset();
  const { field, form, draft } = useDraft({
    initial: { username: known, otp: '', password: '' },
    check: checkNewPassword,
    task,
    onDone: (sent) =>
      void navigate(
        { pathname: '../sign-in', search },
        { state: { email: sent.username.trim(), done: 'newPassword' } },
      ),
  });
  return (
    <FormPage
      {...form}
      title={newPassword.title}
      lead={asksEmail ? newPassword.leadUnknown : newPassword.lead(known)}
      links={
        <p>
          <Link to={{ pathname: '../sign-in', search }}>{back}</Link>
        </p>
      }
    >
      {asksEmail && (
        <TextField {...field('username')} label={email} type="email" inputMode="email" autoComplete="username" />
      )}
      <CodeField {...field('otp')} label={newPassword.code} />
      <NewPasswordField {...field('password')} label={newPassword.password} email={draft.username} />
      <Button type="submit" wide busy={task.pending}>
        {newPassword.submit}
      </Button>
      <ResendButton task={resend} username={draft.username} sentBefore={!asksEmail} />
    </FormPage>
  );
};
