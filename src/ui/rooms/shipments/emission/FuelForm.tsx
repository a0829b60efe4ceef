import { fuelFields } from '../../../../domain/emission/fuelFields.ts';
import type { TripFuel } from '../../../../domain/emission/TripFuel.ts';
import { isOneOf } from '../../../../domain/outside/isOneOf.ts';
import { Button } from '../../../components/Button.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { localDay } from '../../../components/localDay.ts';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useCo2eText } from '../../../shared/emission/useCo2eText.ts';
import { useMeasure } from '../../../shared/record/useMeasure.ts';
import { useProblemText } from '../../../shared/record/useProblemText.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './Fuel.module.css';
import { useFuelForm } from './useFuelForm.ts';

interface FuelFormProps {
  readonly shipmentId: string;
  readonly trip: TripFuel;
  readonly onClose: () => void;
}

const units = ['l', 'kg', 'kWh'] as const;

/** The fuel of a trip and the shipments on it, with what falls on each while it is typed. */
export const FuelForm = ({ shipmentId, trip, onClose }: FuelFormProps) => {
  const { fuel: words } = useShipmentTexts();
  const locale = useLocale();
  const measure = useMeasure();
  const amountText = useCo2eText();
  const problemText = useProblemText(fuelFields, { amount: words.amountName });
  const form = useFuelForm(shipmentId, trip, onClose);
  const unit = form.fuel?.unit.slice('kg/'.length) ?? '';
  const measured = (wtwGrams: number): string => amountText({ level: 'measured', wtwGrams });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.send();
      }}
    >
      <p>{words.lead}</p>
      <div className={styles.amount}>
        <TextField
          name="fuel-amount"
          label={isOneOf(units, unit) ? words.amount[unit] : words.amountName}
          inputMode="decimal"
          autoComplete="off"
          value={form.amount}
          onChange={form.setAmount}
          problem={form.problem && problemText(form.problem, 'amount')}
        />
        <SelectField
          name="fuel"
          label={words.fuel}
          value={form.fuel?.key ?? ''}
          onChange={form.setKey}
          options={trip.fuels.map(({ key, name }) => ({ value: key, label: name }))}
        />
      </div>
      <fieldset className={styles.shipments}>
        <legend>{words.shipments}</legend>
        {trip.shipments.length > 1 && <p className={styles.muted}>{words.shipmentsLead}</p>}
        <ul>
          {trip.shipments.map(({ id, reference, from, to, pickupAt, massKg, isMeasured }) => {
            const part = form.partOf(id);
            const isOwn = id === shipmentId;
            return (
              <li key={id}>
                <label>
                  <input
                    type="checkbox"
                    name="trip-shipment"
                    checked={form.chosen.has(id)}
                    disabled={isOwn}
                    onChange={({ target }) => form.choose(id, target.checked)}
                  />
                  <span>
                    {reference}
                    <small>
                      {[
                        [from, to].filter((town) => town !== undefined).join(' → '),
                        localDay(pickupAt, locale),
                        measure(massKg, 'kg'),
                        ...(isOwn ? [words.always] : isMeasured ? [words.measured] : []),
                      ].join(' · ')}
                    </small>
                  </span>
                </label>
                {part !== undefined && <output>{measured(part)}</output>}
              </li>
            );
          })}
        </ul>
      </fieldset>
      <p role="status" className={styles.total}>
        {form.total > 0 && <strong>{words.total(measured(form.total))}</strong>}
        {form.total > 0 && form.isUnusual && <span className={styles.warning}>{words.unusual}</span>}
        {form.isTooMany && (
          <span className={styles.warning}>
            {words.tooMany(new Intl.NumberFormat(locale).format(trip.mostShipments))}
          </span>
        )}
      </p>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={form.pending}>
          {words.save}
        </Button>
      </DialogActions>
    </form>
  );
};
