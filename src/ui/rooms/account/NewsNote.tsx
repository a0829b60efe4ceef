import { useLocation } from 'react-router-dom';
import { ownText } from '../../../domain/outside/ownText.ts';
import { useInPage } from '../../shared/useInPage.ts';
import { useTexts } from '../../shared/useTexts.ts';
import styles from './NewsNote.module.css';

/** Tells what just happened, such as a confirmed account. */
export const NewsNote = () => {
  const words = useTexts().authentication.signIn.news;
  const news = useInPage(ownText(useLocation().state, 'news'), undefined);
  const text = ownText(words, news ?? '');
  return (
    <div role="status">
      {text && (
        <p className={styles.note} data-news={news}>
          {text}
        </p>
      )}
    </div>
  );
};
