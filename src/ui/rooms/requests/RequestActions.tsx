import { useNavigate } from 'react-router-dom';
import { editPath } from '../../../domain/access/editPath.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { mayChange } from '../../../domain/request/RequestStatus.ts';
import type { ShipmentRequest } from '../../../domain/request/ShipmentRequest.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { useKey } from '../../shared/keys/useKey.ts';
import { useLeave } from '../../shared/leaving/useLeave.ts';
import styles from './RequestActions.module.css';
import { useRequestMoves } from './useRequestMoves.ts';
import { useRequestTexts } from './useRequestTexts.ts';

/** Edits a request, asks for the same again, keeps it as a template, saves it as an EDI file, or deletes it if it was never open. */
export const RequestActions = ({ request }: { readonly request: ShipmentRequest }) => {
  const { act, templates } = useRequestTexts();
  const navigate = useNavigate();
  const leave = useLeave();
  const { remove } = useRequestMoves(request);
  const { id, status, publishedAt } = request;
  const edit = editPath('requests', id);
  const duplicate = `${roomPath('requests')}/new?from=${id}`;
  const go = (to: string): true => {
    leave(() => void navigate(to));
    return true;
  };
  useKey('duplicateRecord', () => go(duplicate));
  useKey('editRecord', () => mayChange(status) && go(edit));
  return (
    <div className={styles.actions}>
      {mayChange(status) && (
        <ButtonRoute variant="secondary" to={edit}>
          {act.edit}
        </ButtonRoute>
      )}
      <ButtonRoute variant="secondary" to={duplicate}>
        {act.duplicate}
      </ButtonRoute>
      <ButtonRoute variant="secondary" to={`${roomPath('requests')}/templates/new?from=${id}`}>
        {templates.keep}
      </ButtonRoute>
      <ButtonRoute variant="secondary" to={`${roomPath('requests')}/export/edi?from=${id}`}>
        {act.exportEdi}
      </ButtonRoute>
      {publishedAt === undefined && (
        <Button variant="danger" onClick={remove}>
          {act.remove}
        </Button>
      )}
    </div>
  );
};
