import type { ReactNode } from 'react';
import { useKmText } from '../../shared/freight/useKmText.ts';
import styles from './FitsDialog.module.css';
import { useLoadTexts } from './useLoadTexts.ts';

interface TruckLineProps {
  readonly name: ReactNode;
  readonly emptyKm: number | undefined;
}

/** A truck, and how far it drives empty to the pickup, where that is known. */
export const TruckLine = ({ name, emptyKm }: TruckLineProps) => {
  const { list } = useLoadTexts();
  const distance = useKmText();
  return (
    <>
      {name}
      {emptyKm !== undefined && <span className={styles.way}>{list.empty(distance(emptyKm, 'estimate'))}</span>}
    </>
  );
};
