import type { ReactNode } from 'react';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import type { ShipmentDocument } from '../../../../domain/shipment/ShipmentDocument.ts';
import { Caution } from '../../../components/Caution.tsx';
import { useLocale } from '../../../shared/useLocale.ts';
import card from '../CardStops.module.css';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useStopWords } from '../useStopWords.ts';
import styles from './Proofs.module.css';
import { RejectedCounts } from './RejectedCounts.tsx';
import { usePackagesText } from './usePackagesText.ts';

interface ProofFactsProps {
  readonly shipment: ShipmentRecord;
  readonly proof: Pick<ShipmentDocument, 'recipient' | 'at' | 'packages' | 'note' | 'stop'>;
  /** Packages by the order. */
  readonly ordered: number;
  /** The proof whose place it took. */
  readonly before?: ShipmentDocument | undefined;
  /** Its files. */
  readonly children: ReactNode;
}

/** What a proof says, beside what was ordered and what the one before it said. */
export const ProofFacts = ({ shipment, proof, ordered, before, children }: ProofFactsProps) => {
  const { proof: words } = useShipmentTexts();
  const figure = new Intl.NumberFormat(useLocale());
  const { time } = useStopWords(shipment);
  const { recipient, at, packages, note, stop } = proof;
  const { delivered = 0, short = 0, damaged = 0 } = packages ?? {};
  const mismatch = usePackagesText().mismatch({ delivered, short }, ordered);
  return (
    <>
      {packages && (
        <dl className={styles.packages} aria-label={words.packages}>
          {(
            [
              ['ordered', ordered, false],
              ['delivered', delivered, delivered !== ordered],
              ['short', short, short > 0],
              ['damaged', damaged, damaged > 0],
            ] as const
          ).map(([name, count, isOff]) => (
            <div key={name} data-off={isOff || undefined}>
              <dt>{words[name]}</dt>
              <dd>{figure.format(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      {packages && mismatch !== undefined && <Caution>{mismatch}</Caution>}
      {before && <RejectedCounts proof={before} />}
      <dl className={styles.facts}>
        {recipient !== undefined && (
          <div>
            <dt>{words.recipient}</dt>
            <dd>{recipient}</dd>
          </div>
        )}
        {at !== undefined && (
          <div>
            <dt>{words.at}</dt>
            <dd>{time(Date.parse(at), stop)}</dd>
          </div>
        )}
      </dl>
      {note !== undefined && <p className={card.note}>{note}</p>}
      {children}
    </>
  );
};
