import { Link, useLocation, useNavigate } from 'react-router-dom';
import { checkSignUp } from '../../../domain/account/checkSignUp.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useAudience } from '../../shared/useAudience.ts';
import { useDraft } from '../../shared/useDraft.ts';
import { useSignUp } from './useSignUp.ts';
import { useTexts } from '../../shared/useTexts.ts';
import { EmailField } from './EmailField.tsx';
import { FormPage } from './FormPage.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useAccountProblemText } from './useAccountProblemText.ts';
import { useAccountTexts } from './useAccountTexts.ts';

export const SignUpPage = () => {
  const { authentication } = useTexts();
  const { signUp } = useAccountTexts();
  const { search } = useLocation();
  const navigate = useNavigate();
  const audience = useAudience();
  const task = useSignUp();
  const { field, form, draft } = useDraft({
    initial: { company: '', name: '', email: '', phone: '', password: '' },
    check: checkSignUp,
    wordsOf: useAccountProblemText(),
    task,
    onDone: (sent) =>
      void navigate({ pathname: '../confirm', search }, { state: { email: sent.email.trim(), codeSent: true } }),
  });
  return (
    <FormPage
      {...form}
      title={signUp.title}
      lead={signUp.lead[audience]}
      links={
        <p>
          {signUp.haveAccount} <Link to={{ pathname: '../sign-in', search }}>{signUp.signIn}</Link>
        </p>
      }
    >
      <TextField {...field('company')} label={signUp.company} autoComplete="organization" />
      <TextField {...field('name')} label={signUp.name} autoComplete="name" />
      <EmailField {...field('email')} />
      <TextField {...field('phone')} label={signUp.phone} hint={signUp.phoneHint} type="tel" autoComplete="tel" />
      <NewPasswordField
        {...field('password')}
        label={authentication.password}
        email={draft.email}
        names={[draft.company]}
      />
      <Button type="submit" wide busy={task.pending}>
        {signUp.submit}
      </Button>
    </FormPage>
  );
};
