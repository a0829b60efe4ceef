import { useContext, useRef } from 'react';
import { recordPath } from '../../../domain/access/recordPath.ts';
import type { RoomList } from '../../../application/shared/RoomLists.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { IconRoute } from '../../components/IconRoute.tsx';
import { useKey } from '../keys/useKey.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';
import styles from './RecordSteps.module.css';
import { SplitContext } from './SplitContext.ts';
import { useNeighbours } from './useNeighbours.ts';

interface RecordStepsProps {
  readonly room: RoomList;
  readonly id: string;
}

/** From a record to the next and the previous one of the list it was opened from; nothing if it was opened in another way. */
export const RecordSteps = ({ room, id }: RecordStepsProps) => {
  const { split: texts } = useAdminTexts();
  const locale = useLocale();
  const split = useContext(SplitContext);
  const found = useNeighbours(room, id);
  const steps = useRef<HTMLElement>(null);
  const press = (at: 0 | 1) => (): boolean => {
    const link = steps.current?.querySelectorAll<HTMLElement>('a, [role="link"]')[at];
    link?.click();
    return link?.hasAttribute('href') ?? false;
  };
  useKey('previousRecord', split ? undefined : press(0));
  useKey('nextRecord', split ? undefined : press(1));
  if (!found) return null;
  const pathTo = (other: string | undefined): string | undefined =>
    other === undefined ? undefined : (split?.pathOf(other) ?? recordPath(room, other));
  const count = (figure: number): string => numberFormat(locale).format(figure);
  return (
    <nav ref={steps} className={styles.steps} aria-label={texts.position(count(found.at), count(found.total))}>
      <span aria-hidden="true" className={styles.position}>
        {texts.position(count(found.at), count(found.total))}
      </span>
      <IconRoute label={texts.previous} path="m6 15 6-6 6 6" to={pathTo(found.previous)} />
      <IconRoute label={texts.next} path="m6 9 6 6 6-6" to={pathTo(found.next)} />
    </nav>
  );
};
