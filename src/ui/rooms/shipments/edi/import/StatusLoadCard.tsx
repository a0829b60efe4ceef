import { useState } from 'react';
import { Link } from 'react-router-dom';
import { recordPath } from '../../../../../domain/access/recordPath.ts';
import { Button } from '../../../../components/Button.tsx';
import { Card } from '../../../../components/Card.tsx';
import { SelectField } from '../../../../components/SelectField.tsx';
import { StatusBadge } from '../../../../components/StatusBadge.tsx';
import { FindingList } from '../../../../shared/edi/FindingList.tsx';
import { RouteLine } from '../../../../shared/freight/RouteLine.tsx';
import { useRouteText } from '../../../../shared/freight/useRouteText.ts';
import { useLocale } from '../../../../shared/useLocale.ts';
import { useShipmentTexts } from '../../useShipmentTexts.ts';
import { loadStanding, loadTones } from './loadStanding.ts';
import styles from './StatusImport.module.css';
import { StatusRow } from './StatusRow.tsx';
import { useStatusImportTexts } from './useStatusImportTexts.ts';
import type { PlannedLoad, StatusImport } from './useStatusImport.ts';

/** Events of a load that are shown at once; the others when they are asked for. */
const mostAtOnce = 30;

interface StatusLoadCardProps {
  readonly run: StatusImport;
  readonly load: PlannedLoad;
}

/** A load of a file: which shipment it is, and what its events would do. */
export const StatusLoadCard = ({ run, load }: StatusLoadCardProps) => {
  const words = useStatusImportTexts();
  const { status } = useShipmentTexts();
  const number = new Intl.NumberFormat(useLocale());
  const routeText = useRouteText();
  const { found, shipment, events } = load;
  const [shown, setShown] = useState(mostAtOnce);
  const reference = found.reference ?? words.noReference;
  const { standing, count } = loadStanding(load);
  const badge = standing === 'new' ? words.standing.new(number.format(count)) : words.standing[standing];
  return (
    <Card title={reference} aside={<StatusBadge tone={loadTones[standing]}>{badge}</StatusBadge>}>
      <div className={styles.body}>
        {found.errors.length > 0 && <FindingList findings={found.errors} tone="bad" />}
        {found.errors.length === 0 && found.shipments.length === 0 && (
          <p className={styles.bad}>{words.unknown(reference)}</p>
        )}
        {found.shipments.length > 1 && (
          <SelectField
            name={`shipment.${found.key}`}
            label={words.which}
            value={shipment?.id ?? ''}
            placeholder=""
            options={found.shipments.map((each) => ({
              value: each.id,
              label: [
                each.shipper.name,
                routeText(each.stops.map(({ place = {} }) => place)),
                status[each.status],
              ].join(' · '),
            }))}
            onChange={(id) => run.choose(load, id)}
          />
        )}
        {shipment && (
          <p className={styles.head}>
            <span>
              {shipment.shipper.name} · <RouteLine stops={shipment.stops.map(({ place }) => place ?? {})} /> ·{' '}
              {status[shipment.status]}
            </span>
            <Link to={recordPath('shipments', shipment.id)}>{words.open}</Link>
          </p>
        )}
        {shipment && events.length > 0 && (
          <ul className={styles.rows} aria-label={words.events(reference)}>
            {events.slice(0, shown).map((planned) => (
              <StatusRow key={planned.key} run={run} load={load} shipment={shipment} planned={planned} />
            ))}
          </ul>
        )}
        {events.length > shown && (
          <Button variant="secondary" onClick={() => setShown(events.length)}>
            {words.more(number.format(events.length - shown))}
          </Button>
        )}
        {found.notes.length > 0 && (
          <FindingList findings={found.notes} summary={words.notesOfLoad(number.format(found.notes.length))} />
        )}
      </div>
    </Card>
  );
};
