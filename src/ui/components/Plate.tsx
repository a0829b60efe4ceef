import styles from './Plate.module.css';

interface PlateProps {
  readonly plate: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
}

/** A number plate that looks like one, its country on a band. */
export const Plate = ({ plate, country }: PlateProps) => (
  <span className={styles.plate}>
    <span className={styles.number}>{plate}</span> <small className={styles.country}>{country}</small>
  </span>
);
