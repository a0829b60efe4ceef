import type { Photos } from '../../application/shipments/Photos.ts';
import { isOneOf } from '../../domain/outside/isOneOf.ts';
import { pictureKinds } from '../../domain/paper/fileKinds.ts';
import { drawJpeg, shrinking } from './drawJpeg.ts';

/** Turned as the camera was held, because that is among what is left out. */
const opened = (picture: Blob): Promise<ImageBitmap | undefined> =>
  createImageBitmap(picture, { imageOrientation: 'from-image' }).catch(() => undefined);

/** Photos by the browser's canvas. */
export class CanvasPhotos implements Photos {
  async shrink(file: File): Promise<File> {
    if (!isOneOf(pictureKinds, file.type)) return file;
    const photo = await opened(file);
    if (!photo) return file;
    try {
      // A scan or a picture of a screen is sharper as it is.
      if (shrinking(photo) === 1 && file.type === 'image/png') return file;
      const made = await drawJpeg(photo);
      const name = file.name.replace(/\.(?:jpe?g|png|webp)$/iu, '.jpg');
      return made ? new File([made], name, { type: 'image/jpeg', lastModified: file.lastModified }) : file;
    } finally {
      photo.close();
    }
  }

  async toJpeg(picture: Blob): Promise<Blob | undefined> {
    const photo = await opened(picture);
    if (!photo) return undefined;
    try {
      return await drawJpeg(photo);
    } finally {
      photo.close();
    }
  }
}
