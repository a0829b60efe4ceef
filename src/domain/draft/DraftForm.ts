/** Forms whose drafts are kept; a page has at most one of each. */
export const draftForms = [
  'vehicle',
  'driver',
  'company',
  'colleague',
  'invitation',
  'several-invitations',
  'paper',
  'pause',
  'request',
  'place',
  'terms',
] as const;

export type DraftForm = (typeof draftForms)[number];
