import { TextField, type TextFieldProps } from '../../components/TextField.tsx';
import { useTexts } from '../../shared/useTexts.ts';

/** The email address that serves as username. */
export const EmailField = (field: Omit<TextFieldProps, 'label' | 'type' | 'inputMode' | 'autoComplete' | 'after'>) => (
  <TextField
    {...field}
    label={useTexts().authentication.email}
    type="email"
    inputMode="email"
    autoComplete="username"
  />
);
