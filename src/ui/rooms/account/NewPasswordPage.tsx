import { useLocation, useNavigate } from 'react-router-dom';
import { checkNewPassword } from '../../../domain/account/checkNewPassword.ts';
import type { SignInNews } from '../../../domain/account/SignInNews.ts';
import { Button } from '../../components/Button.tsx';
import { useDraft } from '../../shared/useDraft.ts';
import { useFinishPasswordReset } from './useFinishPasswordReset.ts';
import { useStartPasswordReset } from './useStartPasswordReset.ts';
import { CodeField } from './CodeField.tsx';
import { BackToSignIn } from './BackToSignIn.tsx';
import { EmailField } from './EmailField.tsx';
import { FormPage } from './FormPage.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { ResendButton } from './ResendButton.tsx';
import { SentTo } from './SentTo.tsx';
import { useFirstField } from './useFirstField.ts';
import { useKnownEmail } from './useKnownEmail.ts';
import { useAccountProblemText } from './useAccountProblemText.ts';
import { useAccountTexts } from './useAccountTexts.ts';

/** Chooses a new password with the emailed code; whoever was invited is signed in with it at once. */
export const NewPasswordPage = () => {
  const { newPassword } = useAccountTexts();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { email, codeSent, isFirst } = useKnownEmail();
  const isInvited = new URLSearchParams(search).has('invited');
  const words = isFirst || isInvited ? { ...newPassword, ...newPassword.first } : newPassword;
  const task = useFinishPasswordReset({
    isInvited,
    onSaved: (sent) => {
      const state: SignInNews = { email: sent.username.trim(), news: 'newPassword' };
      void navigate({ pathname: '../sign-in', search }, { state });
    },
  });
  const first = useFirstField();
  const resend = useStartPasswordReset();
  const { field, form, draft } = useDraft({
    initial: { username: email, otp: '', password: '' },
    check: checkNewPassword,
    wordsOf: useAccountProblemText(),
    task,
  });
  return (
    <FormPage
      {...form}
      form={first}
      title={words.title}
      lead={codeSent ? <SentTo lead={words.lead} email={email} /> : words.leadUnknown}
      links={<BackToSignIn />}
    >
      {!codeSent && <EmailField {...field('username')} />}
      <CodeField {...field('otp')} label={newPassword.code} />
      <NewPasswordField {...field('password')} label={words.password} email={draft.username} />
      <Button type="submit" wide busy={task.pending}>
        {words.submit}
      </Button>
      <ResendButton task={resend} username={draft.username} sentBefore={codeSent} />
    </FormPage>
  );
};
