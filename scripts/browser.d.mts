/** Launch options for playwright's `chromium.launch`. */
export interface FoundBrowser {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

/** Finds a Chromium: CHROME_PATH, the system's, playwright's, @sparticuz/chromium, or else a download. */
export function findBrowser(): Promise<FoundBrowser>;
