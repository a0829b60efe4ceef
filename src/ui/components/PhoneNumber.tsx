import { formatPhone } from '../../domain/contact/formatPhone.ts';
import styles from './PhoneNumber.module.css';

/** A phone number (E.164), spaced for reading, on one line. */
export const PhoneNumber = ({ phone }: { readonly phone: string }) => (
  <span className={styles.phone}>{formatPhone(phone)}</span>
);
