import type { Photos } from '../../application/shipments/Photos.ts';
import { isOneOf } from '../../domain/outside/isOneOf.ts';
import { pictureKinds } from '../../domain/paper/fileKinds.ts';

/** Pixels. */
const longest = 2048;
/** Of a JPEG: print on a delivery note stays readable. */
const quality = 0.85;

/** Photos by the browser's canvas. */
export class CanvasPhotos implements Photos {
  async shrink(file: File): Promise<File> {
    if (!isOneOf(pictureKinds, file.type)) return file;
    // Turned as the camera was held, because that is among what is left out.
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
    if (!photo) return file;
    try {
      const scale = Math.min(1, longest / Math.max(photo.width, photo.height));
      // A scan or a picture of a screen is sharper as it is.
      if (scale === 1 && file.type === 'image/png') return file;
      const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)];
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      if (!context) return file;
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, width, height);
      context.drawImage(photo, 0, 0, width, height);
      const made = await new Promise<Blob | null>((give) => canvas.toBlob(give, 'image/jpeg', quality));
      const name = file.name.replace(/\.(?:jpe?g|png|webp)$/iu, '.jpg');
      return made ? new File([made], name, { type: 'image/jpeg', lastModified: file.lastModified }) : file;
    } finally {
      photo.close();
    }
  }
}
