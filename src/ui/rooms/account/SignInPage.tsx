import { Link, useLocation } from 'react-router-dom';
import { checkSignIn } from '../../../domain/account/checkSignIn.ts';
import { Button } from '../../components/Button.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { useDraft } from '../../shared/useDraft.ts';
import { useSignIn } from './useSignIn.ts';
import { useInPage } from '../../shared/useInPage.ts';
import { useTexts } from '../../shared/useTexts.ts';
import { accountProblemText } from './accountProblemText.ts';
import { NewsNote } from './NewsNote.tsx';
import { EmailField } from './EmailField.tsx';
import { FormPage } from './FormPage.tsx';
import styles from './SignInPage.module.css';
import { useEarlyForm } from './useEarlyForm.ts';
import { useKnownEmail } from './useKnownEmail.ts';
import { useTakeOver } from './useTakeOver.ts';

/** After sign-in the guard redirects to the returnUrl or the dashboard. */
export const SignInPage = () => {
  const { authentication, problems } = useTexts();
  const { signIn, password } = authentication;
  const search = useInPage(useLocation().search, '');
  const early = useEarlyForm();
  const task = useSignIn();
  const { email } = useKnownEmail();
  const { field, form, draft, replace } = useDraft({
    initial: { username: early.typed('username') || email, password: early.typed('password') ?? '' },
    check: checkSignIn,
    wordsOf: (problem, name) => accountProblemText(problem, name, problems),
    task,
  });
  const formElement = useTakeOver(early, replace);
  const known = { email: draft.username };
  return (
    <>
      <NewsNote />
      <FormPage
        {...form}
        form={formElement}
        title={signIn.title}
        lead={signIn.lead}
        links={
          <>
            <p>
              {signIn.noAccount} <Link to={{ pathname: '../sign-up', search }}>{signIn.signUp}</Link>
            </p>
            <p>
              <Link to={{ pathname: '../confirm', search }} state={known}>
                {signIn.confirm}
              </Link>
            </p>
          </>
        }
      >
        <EmailField {...field('username')} />
        <PasswordField {...field('password')} label={password} autoComplete="current-password" />
        <Link className={styles.forgot} to={{ pathname: '../forgot-password', search }} state={known}>
          {signIn.forgot}
        </Link>
        <Button type="submit" wide busy={task.pending}>
          {signIn.submit}
        </Button>
      </FormPage>
    </>
  );
};
