import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  readonly label: string;
  /** 0 to 1. */
  readonly share: number;
}

export const ProgressBar = ({ label, share }: ProgressBarProps) => (
  <progress className={styles.bar} aria-label={label} max={1} value={share} />
);
