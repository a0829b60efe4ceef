import { recordPath } from '../../../../domain/access/recordPath.ts';
import { tenderKinds } from '../../../../domain/edi/tender/TenderKind.ts';
import type { ShipmentRequest } from '../../../../domain/request/ShipmentRequest.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonRoute } from '../../../components/ButtonRoute.tsx';
import { Caution } from '../../../components/Caution.tsx';
import { ChipChoice } from '../../../components/ChipChoice.tsx';
import { Heading } from '../../../components/Heading.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { ScacField } from '../../../shared/edi/ScacField.tsx';
import styles from './EdiExportForm.module.css';
import type { ediExportTextsEnUS } from './ediExportTextsEnUS.ts';
import { useEdiExportTexts } from './useEdiExportTexts.ts';
import { useRequestExport } from './useRequestExport.ts';

const purposes = [
  'original',
  'replace',
  'cancel',
] as const satisfies readonly (keyof typeof ediExportTextsEnUS.purposes)[];

/** Chooses how a request is told to a carrier, names what the file leaves out, and saves it. */
export const EdiExportForm = ({ request }: { readonly request: ShipmentRequest }) => {
  const words = useEdiExportTexts();
  const form = useRequestExport(request);
  const { kind, refusal, left } = form;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (refusal === undefined) form.save();
      }}
    >
      <ChipChoice
        name="kind"
        label={words.kind}
        value={kind}
        options={tenderKinds.map((value) => ({ value, label: words.kinds[value] }))}
        hint={words.kindHints[kind]}
        onChange={form.setKind}
      />
      <ChipChoice
        name="purpose"
        label={words.purpose}
        value={form.purpose}
        options={purposes.map((value) => ({ value, label: words.purposes[value] }))}
        onChange={form.setPurpose}
      />
      <TextField
        name="carrier"
        label={words.carrier}
        aside={words.optional}
        hint={words.carrierHint}
        autoComplete="off"
        value={form.carrier}
        onChange={form.setCarrier}
      />
      <ScacField words={words.scac} scac={form.scac} isOptional />
      {refusal !== undefined && <Caution>{words.refused[refusal]}</Caution>}
      {refusal === undefined && left.length > 0 && (
        <section aria-label={words.left} className={styles.left}>
          <Heading below={1}>{words.left}</Heading>
          <ul>
            {left.map((each) => (
              <li key={each}>{words.leftOut[each]}</li>
            ))}
          </ul>
        </section>
      )}
      <p role="status">{form.told}</p>
      <div className={styles.ways} data-thumb-bar="">
        {refusal === undefined && <Button type="submit">{words.export}</Button>}
        <ButtonRoute variant="quiet" to={recordPath('requests', request.id)}>
          {words.cancel}
        </ButtonRoute>
      </div>
    </form>
  );
};
