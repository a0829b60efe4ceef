import type { LeftOutReason, PackEntry, PackIndex } from './PackIndex.ts';

/** A file of a pack as far as its pages matter. */
export type PackPart = { readonly id: string; readonly isOnCover: boolean } & (
  | { readonly kind: 'picture' }
  | { readonly kind: 'pdf'; readonly pdf: { readonly pages: number } }
  | { readonly kind: 'left'; readonly why: LeftOutReason }
);

interface PackPages {
  readonly index: PackIndex;
  /** Of those, pictures have a page each. */
  readonly pictures: number;
  /** Of the whole pack. */
  readonly pages: number;
}

/** Pictures come before PDFs. */
const order: Readonly<Record<PackPart['kind'], number>> = { picture: 0, pdf: 1, left: 2 };

/** Where files are behind a cover of so many pages. */
export const packPages = (files: readonly PackPart[], coverPages: number): PackPages => {
  let pages = coverPages;
  const entries = files
    .toSorted((one, other) => order[one.kind] - order[other.kind])
    .map((file): readonly [string, PackEntry] => {
      if (file.kind === 'left') return [file.id, { kind: 'left', why: file.why }];
      if (file.isOnCover && file.kind === 'picture') return [file.id, { kind: 'cover' }];
      const from = pages + 1;
      pages += file.kind === 'pdf' ? file.pdf.pages : 1;
      return [file.id, { kind: 'pages', from, to: pages, isPicture: file.kind === 'picture' }];
    });
  const pictures = files.filter(({ kind, isOnCover }) => kind === 'picture' && !isOnCover).length;
  return { index: new Map(entries), pictures, pages };
};
