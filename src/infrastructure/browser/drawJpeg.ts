/** Pixels. */
const longest = 2048;
/** Of a JPEG: print on a delivery note stays readable. */
const quality = 0.85;

/** How much smaller a picture has to be to have at most 2,048 px on its longer side. */
export const shrinking = ({ width, height }: Pick<ImageBitmap, 'width' | 'height'>): number =>
  Math.min(1, longest / Math.max(width, height));

/** A picture as JPEG on white, not larger than that; undefined where this browser makes none. */
export const drawJpeg = async (photo: ImageBitmap): Promise<Blob | undefined> => {
  const scale = shrinking(photo);
  const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(photo, 0, 0, width, height);
  const made = await new Promise<Blob | null>((give) => canvas.toBlob(give, 'image/jpeg', quality));
  return made ?? undefined;
};
