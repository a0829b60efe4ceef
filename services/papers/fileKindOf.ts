export interface FileKind {
  readonly mime: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';
  readonly extension: string;
  readonly isPicture: boolean;
}

interface Signature extends FileKind {
  /** The bytes a file of the kind begins with, in hexadecimal; a dot is any digit. */
  readonly begins: RegExp;
}

const signatures: readonly Signature[] = [
  { mime: 'image/jpeg', extension: '.jpg', isPicture: true, begins: /^ffd8ff/ },
  { mime: 'image/png', extension: '.png', isPicture: true, begins: /^89504e470d0a1a0a.{8}49484452/ },
  { mime: 'image/webp', extension: '.webp', isPicture: true, begins: /^52494646.{8}57454250/ },
  { mime: 'application/pdf', extension: '.pdf', isPicture: false, begins: /^255044462d/ },
];

/** What a file is by its first bytes, whatever its name or sender say; undefined for every kind that is not kept. */
export function fileKindOf(bytes: Uint8Array): FileKind | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('hex');
  const found = signatures.find(({ begins }) => begins.test(head));
  return found && { mime: found.mime, extension: found.extension, isPicture: found.isPicture };
}
