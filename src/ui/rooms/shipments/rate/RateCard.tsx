import type { PaperWay } from '../../../../application/sheets/PaperWay.ts';
import { rateVersions } from '../../../../domain/shipment/rateVersions.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { useSaveSheet } from '../../../shared/sheets/useSaveSheet.ts';
import { useTell } from '../../../shared/useTell.ts';
import styles from '../consignment/Consignment.module.css';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useRateSheet } from './useRateSheet.ts';

/** The rate confirmation of a shipment as PDF and on paper, for either party. */
export const RateCard = ({ shipment }: { readonly shipment: ShipmentRecord }) => {
  const { rate: words } = useShipmentTexts();
  const sheetOf = useRateSheet();
  const pdf = useSaveSheet();
  const tell = useTell();
  const version = String(rateVersions(shipment.events).length);
  const make = async (way: PaperWay): Promise<void> => {
    const wanted = () => ({ sheet: sheetOf(shipment), fileName: words.fileName(shipment.reference, version) });
    if ((await pdf.run(wanted, way)) && way === 'print') tell(words.printTold);
  };
  return (
    <Card title={words.title} aside={<span className={styles.muted}>{words.version(version)}</span>}>
      <div className={styles.body}>
        <p className={styles.muted}>{words.lead}</p>
        <div className={styles.ways}>
          <Button variant="secondary" busy={pdf.making === 'save'} onClick={() => void make('save')}>
            {words.act}
          </Button>
          <Button variant="secondary" busy={pdf.making === 'print'} onClick={() => void make('print')}>
            {words.print}
          </Button>
        </div>
        <p role="status">{pdf.unknownLetters.length > 0 && words.unknownLetters(pdf.unknownLetters.join(' '))}</p>
      </div>
    </Card>
  );
};
