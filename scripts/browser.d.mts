/** What playwright's `chromium.launch` needs to start the Chromium that was found. */
export interface FoundBrowser {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

/** How to launch a Chromium: that of CHROME_PATH, the system's, playwright's own, an unpacked one, and at last a download. */
export function findBrowser(): Promise<FoundBrowser>;
