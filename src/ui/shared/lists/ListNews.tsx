import { useEffect, useRef } from 'react';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { Button } from '../../components/Button.tsx';
import { useJumpKey } from '../../components/useJumpKey.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';
import { useTexts } from '../useTexts.ts';
import styles from './ListNews.module.css';
import { rowNames } from './rowNames.ts';

interface ListNewsProps {
  /** Rows that have come since the list was read. */
  readonly came: number;
  /** Whether the rows are those that would be read now. */
  readonly isSame: boolean;
  readonly onShow: () => void;
}

/**
 * Tells what has changed behind a list whose rows stay where they are, and shows it when asked. Stays at the lower edge, below
 * the last row, so that nothing moves and no tool is covered. F6 leads there and back.
 */
export const ListNews = ({ came, isSame, onShow }: ListNewsProps) => {
  const { list } = useAdminTexts();
  const { product } = useTexts();
  const news = useRef<HTMLDivElement>(null);
  const { props } = useJumpKey(news, 'news', !isSame);
  const number = numberFormat(useLocale());
  const isAsked = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isSame && isAsked.current) rowNames()[0]?.focus();
    isAsked.current = false;
  }, [isSame]);
  return (
    <div ref={news} className={styles.news} {...props}>
      <div className={styles.show} role="status">
        {!isSame && (
          <>
            <Button
              onClick={() => {
                isAsked.current = true;
                onShow();
              }}
            >
              {came > 0 ? list.came(number.format(came)) : list.changed}
            </Button>
            <span className="visually-hidden"> {product.noticeKey}</span>
          </>
        )}
      </div>
    </div>
  );
};
