import { SelectField } from '../../components/SelectField.tsx';
import type { FieldOf } from '../FieldOf.ts';
import type { ChosenIds, useCombination } from './useCombination.ts';
import { useOfferingTexts } from './useOfferingTexts.ts';

interface CombinationFieldsProps {
  readonly field: FieldOf<keyof ChosenIds>;
  readonly combination: ReturnType<typeof useCombination>;
  /** What the empty option of vehicle and driver says. */
  readonly none: string;
  /** Shown after the label where a choice is not needed. */
  readonly aside?: string | undefined;
  /** Fills in what belongs to a vehicle. */
  readonly onFill: (ids: Partial<ChosenIds>, vehicleId: string) => void;
}

const unit = ({ fleetNo, plate }: { readonly fleetNo: string; readonly plate: string }): string =>
  `${fleetNo} · ${plate}`;

/** Chooses vehicle, trailer and driver; what fits comes first. A vehicle brings its trailer and driver along. */
export const CombinationFields = ({ field, combination, none, aside, onFill }: CombinationFieldsProps) => {
  const texts = useOfferingTexts();
  const { vehicles, trailers, drivers, vehicle } = combination;
  const optionsOf = <Each extends { readonly id: string }>(
    ranked: readonly { readonly each: Each; readonly fits: boolean | undefined }[],
    nameOf: (each: Each) => string,
  ) =>
    ranked.map(({ each, fits }) => {
      const name = nameOf(each);
      // That one fits is known only with its papers, which a list does not have.
      return { value: each.id, label: fits === false ? texts.notFitting(name) : name };
    });
  const choose = async (id: string): Promise<void> => {
    field('vehicleId').onChange(id);
    onFill({ trailerId: '', driverId: '' }, id);
    if (id === '') return;
    onFill(await combination.companionsOf(id), id);
  };
  return (
    <>
      <SelectField
        {...field('vehicleId')}
        label={texts.field.vehicleId}
        aside={aside}
        options={optionsOf(vehicles, unit)}
        placeholder={none}
        onChange={(id) => void choose(id).catch(() => undefined)}
      />
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
