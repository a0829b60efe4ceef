import { useRef } from 'react';
import type { Notice, NoticeAction } from '../../../application/shared/Notices.ts';
import { useTexts } from '../../shared/useTexts.ts';
import styles from './NoticeStack.module.css';
import { useNewsLeaving } from './useNewsLeaving.ts';
import { useJumpKey } from '../useJumpKey.ts';

interface NoticeStackProps {
  readonly notices: readonly Notice[];
  readonly onDismiss: (id: string) => void;
}

/** Toasts at the lower edge, announced politely. F6 leads to the newest and back; good news leaves by itself. */
export const NoticeStack = ({ notices, onDismiss }: NoticeStackProps) => {
  const { product } = useTexts();
  const stack = useRef<HTMLDivElement>(null);
  const { goBack, props } = useJumpKey(stack, 'notices', notices.length > 0);
  useNewsLeaving(stack, notices, onDismiss);
  const leave = (id: string): void => {
    goBack();
    onDismiss(id);
  };
  return (
    <div ref={stack} className={styles.stack} {...props}>
      <div role="status">
        {notices.map(({ id, text, retry, news }, at) => {
          const actions: readonly NoticeAction[] = retry ? [{ label: product.tryAgain, run: retry }] : (news ?? []);
          return (
            <div
              key={id}
              className={styles.notice}
              data-news={news && true}
              data-newest={at === notices.length - 1 || undefined}
            >
              <p>
                {text}
                {actions.length > 0 && <span className="visually-hidden"> {product.noticeKey}</span>}
              </p>
              {actions.map(({ label, run }) => (
                <button
                  key={label}
                  type="button"
                  onClick={() => {
                    leave(id);
                    run();
                  }}
                >
                  {label}
                </button>
              ))}
              <button type="button" onClick={() => leave(id)} aria-label={product.dismiss}>
                <span aria-hidden="true">×</span>
              </button>
            </div>
          );
        })}
      </div>
    </div>
  );
};
