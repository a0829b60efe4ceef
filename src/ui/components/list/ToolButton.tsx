import type { ButtonHTMLAttributes } from 'react';
import { Button } from '../Button.tsx';
import { LineIcon } from '../LineIcon.tsx';
import styles from './ToolButton.module.css';

interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  readonly sign: keyof typeof signs;
  readonly busy?: boolean;
  /** Shown beside the icon unless 0; also part of the label. */
  readonly count?: number;
}

const signs = {
  filters: 'M4 6.5h16M7 12h10M10 17.5h4',
  sort: 'M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5',
  columns: 'M4 5h16v14H4zM9.5 5v14M14.5 5v14',
  edit: 'M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4',
  split: 'M4 5h16v14H4zM10 5v14M6.5 9h1M6.5 12h1',
  map: 'M9 4.5 4 7v12.5l5-2.5 6 2.5 5-2.5V4.5L15 7zM9 4.5V17M15 7v12.5',
  places: 'M12 21s-6.5-5.4-6.5-10.5a6.5 6.5 0 0 1 13 0C18.5 15.6 12 21 12 21zM12 8v5M9.5 10.5h5',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6zM10 20h4',
  paper: 'M6 3h8l4 4v14H6zM9 12h6M9 16h6',
  import: 'M12 15.5v-11M7.5 9 12 4.5 16.5 9M5 20h14',
  export: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M5 20h14',
} as const;

/** An action on a list. Where room is short, only the icon is visible; the label is still its name. */
export const ToolButton = ({ label, sign, count = 0, ...button }: ToolButtonProps) => (
  <span className={styles.tool}>
    <Button variant="secondary" title={label} aria-label={label} {...button}>
      <span className={styles.inside}>
        <LineIcon path={signs[sign]} />
        <span className={styles.label}>{label}</span>
      </span>
    </Button>
    {count > 0 && (
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
    )}
  </span>
);
