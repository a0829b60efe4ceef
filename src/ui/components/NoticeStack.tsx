import type { Notice } from '../../application/shared/Notices.ts';
import { useTexts } from '../shared/useTexts.ts';
import styles from './NoticeStack.module.css';

interface NoticeStackProps {
  readonly notices: readonly Notice[];
  readonly onDismiss: (id: string) => void;
}

/** Toasts at the lower edge, announced politely, shown until dismissed or retried. */
export const NoticeStack = ({ notices, onDismiss }: NoticeStackProps) => {
  const { product } = useTexts();
  return (
    <div className={styles.stack} role="status">
      {notices.map(({ id, text, retry }) => (
        <div key={id} className={styles.notice}>
          <p>{text}</p>
          {retry && (
            <button
              type="button"
              onClick={() => {
                onDismiss(id);
                retry();
              }}
            >
              {product.tryAgain}
            </button>
          )}
          <button type="button" onClick={() => onDismiss(id)} aria-label={product.dismiss}>
            <span aria-hidden="true">×</span>
          </button>
        </div>
      ))}
    </div>
  );
};
