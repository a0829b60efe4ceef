import { useDownloadTexts } from './useDownloadTexts.ts';
import styles from './StoreBadge.module.css';

const signs = {
  ios: 'M12 7.4c1-.9 2.2-1.4 3.6-1.3 2.6.2 4.4 2.5 4.4 5.5 0 4.5-3 9.4-5.6 9.4-.9 0-1.5-.6-2.4-.6s-1.5.6-2.4.6C7 21 4 16.1 4 11.6c0-3 1.8-5.3 4.4-5.5 1.4-.1 2.6.4 3.6 1.3Zm.2-2.2c0-2.1 1.4-3.6 3.5-3.8.1 2.1-1.4 3.7-3.5 3.8Z',
  google: 'M5.5 4.3c0-1.4 1.5-2.2 2.7-1.5l12 7.7c1.1.7 1.1 2.3 0 3l-12 7.7c-1.2.7-2.7-.1-2.7-1.5Z',
};

interface StoreBadgeProps {
  readonly store: keyof typeof signs;
  readonly href: string;
}

export const StoreBadge = ({ store, href }: StoreBadgeProps) => {
  const { lead, name } = useDownloadTexts().badges[store];
  return (
    <a className={styles.badge} href={href} rel="noopener noreferrer" aria-label={`${lead} ${name}`}>
      <svg viewBox="0 0 24 24" width="26" height="26" fill="currentColor" aria-hidden="true">
        <path d={signs[store]} />
      </svg>
      <span>
        <span className={styles.lead}>{lead}</span>
        <strong className={styles.name}>{name}</strong>
      </span>
    </a>
  );
};
