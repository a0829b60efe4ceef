import { Button } from '../../components/Button.tsx';
import { FileChoice } from '../../components/FileChoice.tsx';
import styles from './PartnerCodesField.module.css';
import { useEdiTexts } from './useEdiTexts.ts';
import { usePartnerCodes } from './usePartnerCodes.ts';

interface PartnerCodesFieldProps {
  /** The id that the partner sends files with. */
  readonly partner: string;
  readonly onChange: () => void;
}

/** The codes of the partner who sent a file, which may be its own. */
export const PartnerCodesField = ({ partner, onChange }: PartnerCodesFieldProps) => {
  const { codes: words } = useEdiTexts();
  const { isOwn, told, load, forget } = usePartnerCodes(partner, onChange);
  return (
    <details className={styles.field}>
      <summary>{isOwn ? words.own(partner) : words.usual(partner)}</summary>
      <div className={styles.body}>
        <p>{words.lead}</p>
        <div className={styles.ways}>
          <FileChoice label={words.load} name={words.loadName(partner)} accept=".json,application/json" onFile={load} />
          {isOwn && (
            <Button variant="secondary" onClick={forget}>
              {words.forget}
            </Button>
          )}
        </div>
        <div role="status" className={styles.told}>
          {told.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
    </details>
  );
};
