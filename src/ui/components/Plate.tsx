import styles from './Plate.module.css';

interface PlateProps {
  readonly plate: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** A number plate with its country band. */
export const Plate = ({ plate, country }: PlateProps) => (
  <span className={styles.plate}>
    <span className={styles.number}>{plate}</span> <small className={styles.country}>{country}</small>
  </span>
);
