import { useEffect, useState } from 'react';
import { useTexts } from '../shared/useTexts.ts';
import styles from './PendingLayer.module.css';

/** Milliseconds before it appears, so that a quick answer never flickers, and the least time it then stays. */
const patience = 180;
const leastStay = 300;

/** The global spinner (seed §4, §9): one layer over the page while requests are pending. It holds no focus and traps none. */
export const PendingLayer = ({ pending }: { readonly pending: boolean }) => {
  const { product } = useTexts();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setShown(pending), pending ? patience : leastStay);
    return () => clearTimeout(timer);
  }, [pending]);

  return (
    <div role="status" className={styles.layer} data-shown={shown || undefined}>
      {shown && (
        <>
          <span className={styles.wheel} aria-hidden="true" />
          <span className="visually-hidden">{product.loading}</span>
        </>
      )}
    </div>
  );
};
