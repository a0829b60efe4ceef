import { useState } from 'react';
import type { ChosenCombination } from '../../../application/loads/CombinationJudge.ts';
import { graveDoubts } from '../../../domain/verdict/graveDoubts.ts';
import type { JudgedChoice } from '../../../domain/verdict/judgeChoices.ts';
import { Button } from '../../components/Button.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { useNamedReason } from '../freight/useNamedReason.ts';
import { useVerdictTexts } from '../freight/useVerdictTexts.ts';
import type { FieldOf } from '../FieldOf.ts';
import { useTexts } from '../useTexts.ts';
import styles from './CombinationFields.module.css';
import type { useCombination } from './useCombination.ts';
import { useOfferingTexts } from './useOfferingTexts.ts';
import { withCompanions } from './withCompanions.ts';

interface CombinationFieldsProps {
  readonly field: FieldOf<keyof ChosenCombination>;
  readonly combination: ReturnType<typeof useCombination>;
  /** What the empty option of vehicle and driver says. */
  readonly none: string;
  /** Shown after the label where a choice is not needed. */
  readonly aside?: string | undefined;
  /** Changes what is chosen by now. */
  readonly onFill: (fill: <Draft extends ChosenCombination>(draft: Draft) => Draft) => void;
}

const unit = ({ fleetNo, plate }: { readonly fleetNo: string; readonly plate: string }): string =>
  `${fleetNo} · ${plate}`;

/** Chooses vehicle, trailer and driver; what fits comes first. A vehicle brings its trailer and driver along. */
export const CombinationFields = ({ field, combination, none, aside, onFill }: CombinationFieldsProps) => {
  const texts = useOfferingTexts();
  const { product } = useTexts();
  const { although } = useVerdictTexts();
  const reasonText = useNamedReason();
  const { vehicles, trailers, drivers, vehicle } = combination;
  /** The vehicle whose companions could not be read. */
  const [unread, setUnread] = useState<string>();
  const optionsOf = <Each extends { readonly id: string }>(
    ranked: readonly JudgedChoice<Each>[],
    nameOf: (each: Each) => string,
  ) =>
    ranked.map(({ each, verdict, isDriverless }) => {
      const name = nameOf(each);
      const said = (): string => {
        if (!verdict) return name;
        const against = verdict.reasons.find(({ severity }) => severity === 'block');
        if (against) return texts.notFitting(name, reasonText(against));
        if (isDriverless) return texts.undriven(name);
        const doubts = graveDoubts(verdict);
        return doubts.length > 0
          ? texts.doubtful(
              name,
              doubts.map((doubt) => although[doubt]),
            )
          : texts.fitting(name);
      };
      return { value: each.id, label: said() };
    });
  const fill = async (id: string): Promise<void> => {
    setUnread(undefined);
    try {
      onFill(withCompanions(id, await combination.companionsOf(id)));
    } catch {
      setUnread(id);
    }
  };
  const choose = (id: string): void => {
    field('vehicleId').onChange(id);
    onFill((draft) => ({ ...draft, trailerId: '', driverId: '' }));
    if (id !== '') void fill(id);
  };
  return (
    <>
      <SelectField
        {...field('vehicleId')}
        label={texts.field.vehicleId}
        aside={aside}
        options={optionsOf(vehicles, unit)}
        placeholder={none}
        onChange={choose}
      />
      {unread !== undefined && unread === vehicle?.id && (
        <p className={styles.unread} role="alert">
          {texts.companionsUnread}
          <Button variant="secondary" onClick={() => void fill(unread)}>
            {product.tryAgain}
          </Button>
        </p>
      )}
      {vehicle && trailers.length > 0 && (
        <SelectField
          {...field('trailerId')}
          label={texts.field.trailerId}
          aside={vehicle.kind === 'tractor' ? aside : texts.optional}
          options={optionsOf(trailers, unit)}
          placeholder={texts.noTrailer}
        />
      )}
      {vehicle && (
        <SelectField
          {...field('driverId')}
          label={texts.field.driverId}
          aside={aside}
          options={optionsOf(drivers, ({ name }) => name)}
          placeholder={none}
        />
      )}
    </>
  );
};
