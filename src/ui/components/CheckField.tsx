import styles from './Field.module.css';

interface CheckFieldProps {
  readonly label: string;
  readonly name: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

export const CheckField = ({ label, name, checked, disabled = false, onChange }: CheckFieldProps) => (
  <label className={styles.check}>
    <input
      type="checkbox"
      name={name}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
    {label}
  </label>
);
