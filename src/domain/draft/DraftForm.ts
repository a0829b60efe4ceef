/** The forms whose drafts are kept: one of each to a page. */
export const draftForms = [
  'vehicle',
  'driver',
  'company',
  'colleague',
  'invitation',
  'several-invitations',
  'paper',
] as const;

export type DraftForm = (typeof draftForms)[number];
