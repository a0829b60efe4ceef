export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** A file in memory, ready to be sent. */
export interface StoredFile {
  readonly body: Buffer;
  readonly encoded: Partial<Readonly<Record<Encoding, Buffer>>>;
  readonly type: string;
  readonly tag: string;
  readonly cacheControl: string;
  /** Request headers by which it differs, beside Accept-Encoding. */
  readonly vary?: string;
}
