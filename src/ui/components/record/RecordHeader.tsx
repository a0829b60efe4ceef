import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import { HeadingLevel } from '../HeadingLevel.ts';
import { RoomHeading } from '../RoomHeading.tsx';
import { HeadRoom } from './HeadRoom.ts';
import styles from './Record.module.css';

interface RecordHeaderProps {
  readonly title: string;
  /** Link back to the list; undefined above a form. */
  readonly back?: { readonly to: string; readonly label: string };
  /** A picture beside the title. */
  readonly picture?: ReactNode;
  /** A line below the title. */
  readonly sub?: ReactNode;
  /** Status badges. */
  readonly standing?: ReactNode;
  /** Actions on the record. */
  readonly children?: ReactNode;
}

/** Header of a record page: title, status and actions. Beside its list it needs no link back. */
export const RecordHeader = ({ title, back, picture, sub, standing, children }: RecordHeaderProps) => {
  const isPage = useContext(HeadingLevel) === 1;
  const room = useContext(HeadRoom);
  return (
    <>
      {back && isPage && (
        <Link className={styles.back} to={back.to}>
          {back.label}
        </Link>
      )}
      <header className={styles.head} data-head-of={room}>
        <div className={styles.name}>
          {picture !== undefined && <div className={styles.picture}>{picture}</div>}
          <div className={styles.title}>
            <RoomHeading>{title}</RoomHeading>
            {sub !== undefined && <p className={styles.sub}>{sub}</p>}
            {standing !== undefined && <div className={styles.standing}>{standing}</div>}
          </div>
        </div>
        {children}
      </header>
    </>
  );
};
