import { isOneOf } from '../outside/isOneOf.ts';
import type { DocumentType } from './DocumentType.ts';
import { fileKinds, pictureKinds } from './fileKinds.ts';
import type { FileProblem } from './FileProblem.ts';

/** 10 MiB in bytes, as in the services. */
export const largestFile = 10 * 1024 * 1024;

interface ChosenFile {
  readonly size: number;
  /** As reported by the browser, which goes by the extension; the service looks at the content. */
  readonly type: string;
}

/** Checks a file for a document type: jpeg, png, webp or pdf up to 10 MiB; no pdf for a photo. */
export const checkFile = ({ size, type }: ChosenFile, documentType: DocumentType): FileProblem | undefined => {
  if (documentType === 'photo' && !isOneOf(pictureKinds, type)) return 'picture-kind';
  if (!isOneOf(fileKinds, type)) return 'file-kind';
  if (size === 0) return 'file-empty';
  return size > largestFile ? 'file-too-big' : undefined;
};
