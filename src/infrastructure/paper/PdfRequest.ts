/** What the worker for PDFs is asked: to copy the pages of a PDF of others, or to put such copies behind a PDF of ours. */
export type PdfRequest =
  | { readonly kind: 'copy'; readonly pdf: ArrayBuffer }
  | { readonly kind: 'join'; readonly cover: ArrayBuffer; readonly copies: readonly ArrayBuffer[] };

/** Why the pages of a PDF cannot be copied. */
export type PdfProblem = 'protected' | 'damaged' | 'too_many_pages';

/** Pages as a PDF of their own, and how many. */
export interface PdfPages {
  readonly pages: number;
  readonly pdf: ArrayBuffer;
}

/** What the worker says: once that it is ready, then its answer. */
export type PdfAnswer = 'ready' | PdfProblem | PdfPages;
