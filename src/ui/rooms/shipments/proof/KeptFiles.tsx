import type { OutboxProof } from '../../../../domain/outbox/OutboxEntry.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { FileLine } from './FileLine.tsx';
import { KeptPicture } from './KeptPicture.tsx';
import styles from './ProofFiles.module.css';
import { useKeptFiles } from './useKeptFiles.ts';

/** The files of a proof that is kept on this device. */
export const KeptFiles = ({ entry: { id, proof } }: { readonly entry: OutboxProof }) => {
  const { proof: words } = useShipmentTexts();
  const kept = useKeptFiles(id);
  return (
    <ul className={styles.files} aria-label={words.files}>
      {proof.files.map((file, place) => (
        <FileLine
          // oxlint-disable-next-line react/no-array-index-key -- files have no id, and never change places
          key={place}
          {...file}
          renderPicture={(alt) => <KeptPicture file={kept && (kept[place] ?? null)} alt={alt} />}
        />
      ))}
    </ul>
  );
};
