import type { TemplateDraft } from './templateBody.ts';

/** What is the same the next time: where, what and how, but not when. */
export const templateContent = ({ stops, cargo, required, pricing, audience, notes }: TemplateDraft) => ({
  stops: stops.map(({ window, ...stop }) => ({
    ...stop,
    id: null,
    window: window && { from: null, to: null, timeZone: window.timeZone },
  })),
  cargo,
  required,
  pricing,
  audience,
  notes,
});

export type TemplateContent = ReturnType<typeof templateContent>;
