import type { PackPlace, PackPlaces } from '../../domain/proofPack/PackPlace.ts';
import type { OpenedFile } from './openPackFiles.ts';

/** Pictures come before PDFs. */
const order: Readonly<Record<OpenedFile['kind'], number>> = { picture: 0, pdf: 1, left: 2 };

/** Where files are behind a cover of so many pages, and how many pages that makes in all. */
export const placesOf = (
  files: readonly OpenedFile[],
  coverPages: number,
): { readonly places: PackPlaces; readonly pages: number } => {
  let pages = coverPages;
  const places = files
    .toSorted((one, other) => order[one.kind] - order[other.kind])
    .map((file): readonly [string, PackPlace] => {
      if (file.kind === 'left') return [file.id, { kind: 'left', why: file.why }];
      if (file.isOnCover && file.kind === 'picture') return [file.id, { kind: 'cover' }];
      const from = pages + 1;
      pages += file.kind === 'pdf' ? file.pdf.pages : 1;
      return [file.id, { kind: 'pages', from, to: pages, isPicture: file.kind === 'picture' }];
    });
  return { places: new Map(places), pages };
};
