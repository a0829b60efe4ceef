import type { ReactNode } from 'react';
import styles from './Caution.module.css';
import { LineIcon } from './LineIcon.tsx';

/** Says below a field that its value is unusual. */
export const Caution = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.caution}>
    <LineIcon path="M12 9v4M12 17h0M12 3 2 20h20z" size={16} />
    {children}
  </span>
);
