import { shortHash } from '../../../../domain/noteRecord/shortHash.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { FileChoice } from '../../../components/FileChoice.tsx';
import { useLocale } from '../../../shared/useLocale.ts';
import consignment from '../consignment/Consignment.module.css';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useStopWords } from '../useStopWords.ts';
import styles from './NoteRecordCard.module.css';
import { useExportRecord } from './useExportRecord.ts';
import { useNoteRecord } from './useNoteRecord.ts';
import { useRecordCheck } from './useRecordCheck.ts';

/** The electronic record behind the consignment note: its last state, its export, and a check of a file that was exported. */
export const NoteRecordCard = ({ shipment }: { readonly shipment: ShipmentRecord }) => {
  const { noteRecord: words } = useShipmentTexts();
  const figure = new Intl.NumberFormat(useLocale());
  const { time } = useStopWords(shipment);
  const last = useNoteRecord(shipment)?.states.at(-1);
  const saving = useExportRecord(shipment);
  const { check, checking, found } = useRecordCheck(shipment);
  return (
    <Card title={words.title}>
      <div className={consignment.body}>
        <p className={consignment.muted}>{words.lead}</p>
        {last && (
          <dl className={styles.facts}>
            <div>
              <dt>{words.standing}</dt>
              <dd>
                {figure.format(last.seq)} · {time(Date.parse(last.at), shipment.stops.length - 1)}
              </dd>
            </div>
            <div>
              <dt>{words.hash}</dt>
              <dd className={styles.hash} title={last.hash}>
                {shortHash(last.hash)}
              </dd>
            </div>
          </dl>
        )}
        <div className={consignment.ways}>
          <Button variant="secondary" busy={saving.pending} onClick={() => void saving.run(last?.seq ?? 0)}>
            {words.export}
          </Button>
          <FileChoice label={words.check} accept=".json,application/json" onFile={check} />
        </div>
        <p
          role="status"
          className={styles.found}
          data-tone={found && !checking ? (found.isGood ? 'good' : 'bad') : undefined}
        >
          {checking ? words.checking : found && `${found.file}: ${found.text}`}
        </p>
        <p className={consignment.muted}>
          {words.hashHint} {words.statement}
        </p>
      </div>
    </Card>
  );
};
