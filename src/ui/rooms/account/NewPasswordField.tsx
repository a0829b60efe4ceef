import { passwordRules } from '../../../domain/account/passwordRules.ts';
import { PasswordField } from '../../components/PasswordField.tsx';
import type { TextFieldProps } from '../../components/TextField.tsx';
import styles from './NewPasswordField.module.css';
import { useAccountTexts } from './useAccountTexts.ts';

interface NewPasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'hint'> {
  readonly email: string;
  /** Names that would make the password easy to guess. */
  readonly names?: readonly string[];
}

/** A new password with its rules, ticked off while typing. */
export const NewPasswordField = ({ email, names, ...field }: NewPasswordFieldProps) => {
  const texts = useAccountTexts();
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      hint={
        <ul className={styles.rules}>
          {passwordRules(field.value, email, names).map(({ rule, met }) => (
            <li key={rule} data-met={met || undefined}>
              {texts.passwordRules[rule]} <span className="visually-hidden">({met ? texts.met : texts.notMet})</span>
            </li>
          ))}
        </ul>
      }
    />
  );
};
