export interface FileKind {
  readonly mime: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';
  readonly extension: string;
  readonly isPicture: boolean;
}

interface Signature extends FileKind {
  /** Matches the file's first bytes in hexadecimal. */
  readonly pattern: RegExp;
}

const signatures: readonly Signature[] = [
  { mime: 'image/jpeg', extension: '.jpg', isPicture: true, pattern: /^ffd8ff/ },
  { mime: 'image/png', extension: '.png', isPicture: true, pattern: /^89504e470d0a1a0a.{8}49484452/ },
  { mime: 'image/webp', extension: '.webp', isPicture: true, pattern: /^52494646.{8}57454250/ },
  { mime: 'application/pdf', extension: '.pdf', isPicture: false, pattern: /^255044462d/ },
];

/** The file type by its first bytes, whatever its name or content type say; undefined for types we do not accept. */
export function fileKindOf(bytes: Uint8Array): FileKind | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('hex');
  const found = signatures.find(({ pattern }) => pattern.test(head));
  return found && { mime: found.mime, extension: found.extension, isPicture: found.isPicture };
}
