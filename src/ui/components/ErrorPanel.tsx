import { useTexts } from '../shared/useTexts.ts';
import { Button } from './Button.tsx';
import styles from './ErrorPanel.module.css';

interface ErrorPanelProps {
  readonly outdated: boolean;
  readonly onReload: () => void;
}

/** Shown in place of a room that crashed or could not be loaded. */
export const ErrorPanel = ({ outdated, onReload }: ErrorPanelProps) => {
  const { fault } = useTexts();
  return (
    <section role="alert" className={styles.panel}>
      <h1>{fault.title}</h1>
      <p>{outdated ? fault.outdated : fault.text}</p>
      <Button onClick={onReload}>{fault.reload}</Button>
    </section>
  );
};
