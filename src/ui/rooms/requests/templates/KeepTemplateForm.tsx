import { useState } from 'react';
import { recordPath } from '../../../../domain/access/recordPath.ts';
import { templateName } from '../../../../domain/request/templateName.ts';
import type { ShipmentRequest } from '../../../../domain/request/ShipmentRequest.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonRoute } from '../../../components/ButtonRoute.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useRequestTexts } from '../useRequestTexts.ts';
import styles from './KeepTemplateForm.module.css';
import { useKeepTemplate } from './useKeepTemplate.ts';

/** Asks for the name under which a request is kept. */
export const KeepTemplateForm = ({ request }: { readonly request: ShipmentRequest }) => {
  const { templates: words } = useRequestTexts();
  const [typed, setTyped] = useState('');
  const [wasSent, setSent] = useState(false);
  const keep = useKeepTemplate(request);
  const name = templateName(typed);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (name !== undefined) void keep.run(name);
      }}
    >
      <TextField
        name="name"
        label={words.name}
        hint={words.keepText}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        problem={wasSent && name === undefined ? words.nameWrong : undefined}
        required
      />
      <div className={styles.ways} data-thumb-bar="">
        <Button type="submit" busy={keep.pending}>
          {words.save}
        </Button>
        <ButtonRoute variant="quiet" to={recordPath('requests', request.id)}>
          {words.cancel}
        </ButtonRoute>
      </div>
    </form>
  );
};
