import { TemplateWrites } from '../../../../application/requests/templateWrites.ts';
import type { RequestTemplate } from '../../../../domain/request/RequestTemplate.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useTell } from '../../../shared/useTell.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';
import { useRequestTexts } from '../useRequestTexts.ts';

/** Deletes a template after asking. */
export const useRemoveTemplate = () => {
  const { templates: words } = useRequestTexts();
  const { remove } = useInjection(TemplateWrites);
  const tell = useTell();
  const task = useWriteTask<RequestTemplate>(async (template) => {
    const question = {
      title: words.removeTitle(template.name),
      text: words.removeText,
      yes: words.removeYes,
      no: words.cancel,
      isDangerous: true,
    };
    if (await remove(template, question)) tell(words.removed(template.name));
  });
  return (template: RequestTemplate): void => void task.run(template);
};
