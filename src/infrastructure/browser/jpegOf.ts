import { drawJpeg } from './drawJpeg.ts';

/** A picture as JPEG, turned as its camera was held, to be printed; undefined if this browser cannot read it. */
export const jpegOf = async (picture: Blob): Promise<Blob | undefined> => {
  const photo = await createImageBitmap(picture, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!photo) return undefined;
  try {
    return await drawJpeg(photo);
  } finally {
    photo.close();
  }
};
