import type { TemplateDraft } from './templateBody.ts';

/** What is the same the next time: where, what and how, but not when. */
export function templateContent({ name: _, reference: __, decisionBy: ___, stops, ...request }: TemplateDraft) {
  return {
    ...request,
    stops: stops.map(({ window, ...stop }) => ({
      ...stop,
      id: null,
      window: window && { from: null, to: null, timeZone: window.timeZone },
    })),
  };
}

export type TemplateContent = ReturnType<typeof templateContent>;
