import { countedPackages } from '../../../../domain/shipment/countedPackages.ts';
import type { ProofDraft } from '../../../../domain/shipment/proofFields.ts';
import { Caution } from '../../../components/Caution.tsx';
import { TextField } from '../../../components/TextField.tsx';
import type { FieldOf } from '../../../shared/FieldOf.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './ProofForm.module.css';
import { usePackagesText } from './usePackagesText.ts';
import { usePackageCounts } from './usePackageCounts.ts';

interface PackageFieldsProps {
  readonly form: { readonly field: FieldOf<Extract<keyof ProofDraft, string>>; readonly draft: ProofDraft };
  /** Packages by the order. */
  readonly ordered: number;
  /** Whether the counts were typed before. */
  readonly isKept: boolean;
}

const counted = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** How many packages were delivered, what that comes to beside the order, and which problems follow from it. */
export const PackageFields = ({ form, ordered, isKept }: PackageFieldsProps) => {
  const { form: words } = useShipmentTexts().proof;
  const { counts } = words;
  const { kinds } = useShipmentTexts().report;
  const figure = new Intl.NumberFormat(useLocale());
  const { countOf, isCalculated } = usePackageCounts(form, ordered, isKept);
  const sum = countedPackages(form.draft, ordered);
  const { mismatch } = usePackagesText();
  const off = sum && mismatch(sum, ordered);
  const hint = isCalculated('short') ? counts.calculated : undefined;
  const opened = sum ? [...(sum.short > 0 ? [kinds.shortage] : []), ...(sum.damaged > 0 ? [kinds.damage] : [])] : [];
  return (
    <fieldset className={styles.counts}>
      <legend>
        {words.packages} <span className={styles.muted}>{words.ordered(figure.format(ordered))}</span>
      </legend>
      <TextField {...countOf('delivered')} {...counted} label={words.field.delivered} hint={counts.withDamaged} />
      <TextField {...countOf('short')} {...counted} label={words.field.short} hint={hint} />
      <TextField {...form.field('damaged')} {...counted} label={words.field.damaged} hint={counts.ofDelivered} />
      <div role="status" className={styles.sum}>
        {sum && <p>{counts.sum(figure.format(sum.delivered), figure.format(sum.short), figure.format(ordered))}</p>}
        {off !== undefined && <Caution>{off}</Caution>}
        {opened.length > 0 && <p>{counts.opens(opened)}</p>}
      </div>
    </fieldset>
  );
};
