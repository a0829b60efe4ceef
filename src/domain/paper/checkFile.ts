import { isOneOf } from '../outside/isOneOf.ts';
import type { DocumentType } from './DocumentType.ts';
import { fileKinds, pictureKinds } from './fileKinds.ts';
import type { FileProblem } from './FileProblem.ts';

/** 10 MiB, in bytes; the services take no more either. */
export const largestFile = 10 * 1024 * 1024;

interface ChosenFile {
  readonly size: number;
  /** As the browser names it, by the file's ending; the service looks at the content. */
  readonly type: string;
}

/** What is wrong with a file for a type of document: jpeg, png, webp or pdf up to 10 MiB, and no pdf for a picture. */
export const checkFile = ({ size, type }: ChosenFile, documentType: DocumentType): FileProblem | undefined => {
  if (documentType === 'photo' && !isOneOf(pictureKinds, type)) return 'picture-kind';
  if (!isOneOf(fileKinds, type)) return 'file-kind';
  if (size === 0) return 'file-empty';
  return size > largestFile ? 'file-too-big' : undefined;
};
