import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { invitedEmail } from '../../../domain/account/invitedEmail.ts';
import { checkUsername } from '../../../domain/account/checkUsername.ts';
import { Button } from '../../components/Button.tsx';
import { useDraft } from '../../shared/useDraft.ts';
import { useStartPasswordReset } from './useStartPasswordReset.ts';
import { BackToSignIn } from './BackToSignIn.tsx';
import { EmailField } from './EmailField.tsx';
import { FormPage } from './FormPage.tsx';
import { useKnownEmail } from './useKnownEmail.ts';
import { useAccountProblemText } from './useAccountProblemText.ts';
import { useAccountTexts } from './useAccountTexts.ts';

export const ForgotPasswordPage = () => {
  const { forgot } = useAccountTexts();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { email: known, isConfirmed } = useKnownEmail();
  const isInvited = new URLSearchParams(search).has('invited');
  const email = (isInvited && invitedEmail(hash)) || known;
  // From here on the address is kept where it never shows.
  useEffect(() => {
    if (hash !== '') void navigate({ pathname, search }, { replace: true, state: { email } });
  }, [email, hash, navigate, pathname, search]);
  const words = isConfirmed ? forgot.confirmed : isInvited ? forgot.invited : forgot;
  const task = useStartPasswordReset();
  const { field, form } = useDraft({
    initial: { username: email },
    check: checkUsername,
    wordsOf: useAccountProblemText(),
    task: { ...task, run: ({ username }) => task.run(username) },
    onDone: ({ username }) =>
      void navigate(
        { pathname: '../new-password', search },
        { state: { email: username.trim(), codeSent: true, isFirst: isConfirmed } },
      ),
  });
  return (
    <FormPage {...form} title={words.title} lead={words.lead} links={<BackToSignIn />}>
      <EmailField {...field('username')} />
      <Button type="submit" wide busy={task.pending}>
        {forgot.submit}
      </Button>
    </FormPage>
  );
};
