import { useNavigate } from 'react-router-dom';
import { TemplateWrites } from '../../../../application/requests/templateWrites.ts';
import { roomPath } from '../../../../domain/access/roomPath.ts';
import type { ShipmentRequest } from '../../../../domain/request/ShipmentRequest.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useTell } from '../../../shared/useTell.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';
import { useRequestTexts } from '../useRequestTexts.ts';

/** Keeps a request as a template under a name, and shows the templates. */
export const useKeepTemplate = (request: ShipmentRequest) => {
  const { templates: words } = useRequestTexts();
  const { keep } = useInjection(TemplateWrites);
  const navigate = useNavigate();
  const tell = useTell();
  return useWriteTask<string>(
    async (name) => {
      const kept = await keep(name, request);
      if (kept) void navigate(`${roomPath('requests')}/templates`, { replace: true });
      tell(kept ? words.saved(kept.name) : words.unfit);
    },
    { name: words.name },
  );
};
