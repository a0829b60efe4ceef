import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { CheckField } from '../../../components/CheckField.tsx';
import { SearchField } from '../../../components/list/SearchField.tsx';
import { useRouteText } from '../../../shared/freight/useRouteText.ts';
import { windowText } from '../../../shared/freight/windowText.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { OvertakenShipment } from '../OvertakenShipment.tsx';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './AssignDialog.module.css';
import { RefusedTruck } from './RefusedTruck.tsx';
import type { useAssignForm } from './useAssignForm.ts';

interface AssignTopProps {
  readonly shipment: ShipmentRecord;
  readonly form: ReturnType<typeof useAssignForm>;
}

/** What is to be carried, why a truck was refused, and what narrows the trucks to choose from. */
export const AssignTop = ({ shipment, form }: AssignTopProps) => {
  const { assign: words } = useShipmentTexts();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const route = useRouteText();
  const { task, fitting, search } = form;
  const count = form.reading.candidates?.length ?? 0;
  const trouble = task.refused?.trouble.kind === 'refused' ? task.refused.trouble : undefined;
  const { from, to, timeZone } = shipment.stops[0]?.window ?? {};
  return (
    <div className={styles.top}>
      <p className={styles.lead}>
        {words.lead(
          route(shipment.stops.map(({ place }) => place ?? {})),
          windowText({ from, to, timeZone }, locale) ?? '',
        )}
      </p>
      {trouble?.status === 422 ? (
        <RefusedTruck errors={trouble.errors} />
      ) : (
        <OvertakenShipment failure={task.refused} status={shipment.status} />
      )}
      <SearchField label={words.search} value={search.q} onSearch={search.setSearch} />
      {count > 0 && (
        <div className={styles.tools}>
          <CheckField
            name="only-fitting"
            label={words.onlyFitting}
            checked={search.isNarrowed}
            onChange={search.setOnlyFitting}
          />
          <span role="status" className={styles.count}>
            {words.fitting(number.format(fitting), number.format(count))}
          </span>
          <p className={styles.hint}>{words.spareHint}</p>
        </div>
      )}
    </div>
  );
};
