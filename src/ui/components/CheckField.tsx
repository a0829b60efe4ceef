import styles from './Field.module.css';

interface CheckFieldProps {
  readonly label: string;
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export const CheckField = ({ label, name, checked, onChange }: CheckFieldProps) => (
  <label className={styles.check}>
    <input type="checkbox" name={name} checked={checked} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
);
