import { Link, useLocation, useNavigate } from 'react-router-dom';
import { checkUsername } from '../../../domain/account/checkUsername.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useDraft } from '../../hooks/useDraft.ts';
import { useStartPasswordReset } from '../../hooks/useStartPasswordReset.ts';
import { useTexts } from '../../hooks/useTexts.ts';
import { FormPage } from './FormPage.tsx';
import { useKnownEmail } from './useKnownEmail.ts';

export const ForgotPasswordPage = () => {
  const { authentication } = useTexts();
  const { forgot, email, back } = authentication;
  const { search } = useLocation();
  const navigate = useNavigate();
  const task = useStartPasswordReset();
  const { field, form } = useDraft({
    initial: { username: useKnownEmail() },
    check: checkUsername,
    task: { ...task, run: ({ username }) => task.run(username) },
    onDone: ({ username }) =>
      void navigate({ pathname: '../new-password', search }, { state: { email: username.trim() } }),
  });
  return (
    <FormPage
      {...form}
      title={forgot.title}
      lead={forgot.lead}
      links={
        <p>
          <Link to={{ pathname: '../sign-in', search }}>{back}</Link>
        </p>
      }
    >
      <TextField {...field('username')} label={email} type="email" inputMode="email" autoComplete="username" />
      <Button type="submit" wide busy={task.pending}>
        {forgot.submit}
      </Button>
    </FormPage>
  );
};
