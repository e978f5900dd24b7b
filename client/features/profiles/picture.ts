/** Redrawing drops the file's metadata, such as place and camera. */
import { limits } from '#rules/limits.ts';

export type Area = { x: number; y: number; width: number; height: number };

/** The size of an area scaled to the longest side allowed; never enlarged. */
export function fitted({ width, height }: Pick<Area, 'width' | 'height'>, longest: number) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The picture at a URL, upright by its camera's orientation. Rejects if it is no picture. */
export async function pictureAt(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}

/** Redraws an area of a picture as a JPEG with a name that only this page sees. Rejects if the browser cannot. */
export async function redraw(picture: HTMLImageElement, area: Area, name = 'photo.jpg'): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitted(area, limits.uploadPixels));
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('There is nothing to draw on.');
  // Transparent pixels would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
  if (blob === null) throw new Error('The picture could not be written.');
  return new File([blob], name, { type: 'image/jpeg' });
}

export function wholeOf({ naturalWidth, naturalHeight }: HTMLImageElement): Area {
  return { x: 0, y: 0, width: naturalWidth, height: naturalHeight };
}
