import { useLocation, useNavigate } from 'react-router-dom';
import { checkConfirmation } from '../../../domain/account/checkConfirmation.ts';
import type { SignInNews } from '../../../domain/account/SignInNews.ts';
import { Button } from '../../components/Button.tsx';
import { useConfirmAccount } from './useConfirmAccount.ts';
import { useDraft } from '../../shared/useDraft.ts';
import { useResendCode } from './useResendCode.ts';
import { CodeField } from './CodeField.tsx';
import { BackToSignIn } from './BackToSignIn.tsx';
import { EmailField } from './EmailField.tsx';
import { FormPage } from './FormPage.tsx';
import { ResendButton } from './ResendButton.tsx';
import { SentTo } from './SentTo.tsx';
import { useFirstField } from './useFirstField.ts';
import { useKnownEmail } from './useKnownEmail.ts';
import { useAccountProblemText } from './useAccountProblemText.ts';
import { useAccountTexts } from './useAccountTexts.ts';

export const ConfirmPage = () => {
  const { confirm } = useAccountTexts();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { email, codeSent } = useKnownEmail();
  const task = useConfirmAccount((username, { needsPassword }) => {
    const state: SignInNews = { email: username, news: 'confirmed' };
    void navigate({ pathname: needsPassword ? '../forgot-password' : '../sign-in', search }, { state });
  });
  const first = useFirstField();
  const resend = useResendCode();
  const { field, form, draft } = useDraft({
    initial: { username: email, otp: '' },
    check: checkConfirmation,
    wordsOf: useAccountProblemText(),
    task,
  });
  return (
    <FormPage
      {...form}
      form={first}
      title={confirm.title}
      lead={codeSent ? <SentTo lead={confirm.lead} email={email} /> : confirm.leadUnknown}
      links={<BackToSignIn />}
    >
      {!codeSent && <EmailField {...field('username')} />}
      <CodeField {...field('otp')} label={confirm.code} />
      <Button type="submit" wide busy={task.pending}>
        {confirm.submit}
      </Button>
      <ResendButton task={resend} username={draft.username} sentBefore={codeSent} />
    </FormPage>
  );
};
