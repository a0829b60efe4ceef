/** Browsers by what they call themselves. Most also name those they descend from, so the first that is found counts. */
const browsers = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\b(?:OPR|Opera)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /(?:Chrome|CriOS)\//],
  ['safari', /\bSafari\//],
] as const;

const systems = [
  ['iphone', /\biPhone\b/],
  ['ipad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMacintosh\b/],
  ['chromeos', /\bCrOS\b/],
  ['linux', /\bLinux\b/],
] as const;

export type BrowserName = (typeof browsers)[number][0];
export type SystemName = (typeof systems)[number][0];

interface Browser {
  readonly browser: BrowserName | undefined;
  readonly system: SystemName | undefined;
}

/** Which browser on which system a `User-Agent` header tells of; undefined for what is not known. An iPad may call itself a Mac. */
export const browserOf = (userAgent: string): Browser => ({
  browser: browsers.find(([, pattern]) => pattern.test(userAgent))?.[0],
  system: systems.find(([, pattern]) => pattern.test(userAgent))?.[0],
});
