/** What the application renders a page for. */
export interface PageVisit {
  readonly origin: string;
  readonly host: string;
  /** Path and query. */
  readonly path: string;
  readonly userAgent: string;
  /** `config.json`; undefined if it cannot be read. */
  readonly config: unknown;
}

/**
 * Puts what is known of a visit into the built page, such as the host's brand. Comes with the built application. `styles` are the
 * inline styles this adds, which are made of checked values.
 */
export type PageRenderer = (
  html: string,
  visit: PageVisit,
) => Promise<{ readonly html: string; readonly styles: readonly string[] }>;
