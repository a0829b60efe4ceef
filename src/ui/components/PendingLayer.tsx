import { useEffect, useState } from 'react';
import { useTexts } from '../shared/useTexts.ts';
import styles from './PendingLayer.module.css';

/** Delay in milliseconds before it appears, so that quick answers do not flicker, and the shortest time it is shown. */
const appearDelay = 180;
const leastStay = 300;

/** The global spinner (seed §4, §9): a layer over the page while requests are pending. Never takes or traps focus. */
export const PendingLayer = ({ pending }: { readonly pending: boolean }) => {
  const { product } = useTexts();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setShown(pending), pending ? appearDelay : leastStay);
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
